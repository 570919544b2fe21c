package io.regwatch.ops.console.operation;

import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.api.security.ApiKeyInfo;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.audit.AuditEvent;
import io.regwatch.audit.AuditLog;
import io.regwatch.ops.console.security.ConsoleController;
import org.jspecify.annotations.Nullable;

import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

/** The audit log of all clients and people. */
@ConsoleController
class AuditPageController {

	private static final int SIZE = 100;

	private final AuditLog log;

	private final ApiKeys keys;

	AuditPageController(AuditLog log, ApiKeys keys) {
		this.keys = keys;
		this.log = log;
	}

	@GetMapping("/console/audit")
	String list(@RequestParam(required = false) @Nullable UUID before, Model model) {
		List<AuditEvent> events = this.log.findLatest(null, before, SIZE);
		model.addAttribute("events", events);
		model.addAttribute("clients",
				this.keys.findAll().stream().collect(Collectors.toMap(ApiKeyInfo::id, ApiKeyInfo::client)));
		model.addAttribute("next", (events.size() == SIZE) ? events.getLast().id() : null);
		return "console/audit";
	}

}
