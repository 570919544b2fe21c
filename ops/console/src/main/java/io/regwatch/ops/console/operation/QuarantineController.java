package io.regwatch.ops.console.operation;

import java.util.List;
import java.util.UUID;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ops.console.security.ConsoleController;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** Rejected items with their reasons: retry one or many. */
@ConsoleController
class QuarantineController {

	private final Quarantine quarantine;

	private final RunRequests requests;

	QuarantineController(Quarantine quarantine, RunRequests requests) {
		this.quarantine = quarantine;
		this.requests = requests;
	}

	@GetMapping("/console/quarantine")
	String list(Model model) {
		model.addAttribute("items", this.quarantine.findOpen());
		return "console/quarantine";
	}

	@PostMapping("/console/quarantine/retry")
	String retry(@RequestParam(defaultValue = "") List<UUID> item, RedirectAttributes redirect) {
		if (item.isEmpty()) {
			redirect.addFlashAttribute("notice", "No item was selected, so nothing was retried.");
			return "redirect:/console/quarantine";
		}
		redirect.addFlashAttribute("notice", "A retry of %d items is requested, with a run of %s."
			.formatted(item.size(), String.join(", ", this.requests.retry(item))));
		return "redirect:/console/runs";
	}

}
