package io.regwatch.ops.console.operation;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.ops.console.security.ConsoleController;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;

/** The alerts to operators: what lasts, and what is over. */
@ConsoleController
class AlertPageController {

	private static final int LIMIT = 200;

	private final Alerts alerts;

	AlertPageController(Alerts alerts) {
		this.alerts = alerts;
	}

	@GetMapping("/console/alerts")
	String list(Model model) {
		Map<Boolean, List<Alert>> alerts = this.alerts.findLatest(LIMIT)
			.stream()
			.collect(Collectors.partitioningBy((alert) -> alert.closedAt() == null));
		model.addAttribute("open", alerts.get(true));
		model.addAttribute("past", alerts.get(false));
		return "console/alerts";
	}

}
