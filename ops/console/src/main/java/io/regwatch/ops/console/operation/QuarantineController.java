package io.regwatch.ops.console.operation;

import java.util.List;
import java.util.UUID;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ops.console.security.ConsoleController;
import io.regwatch.ops.console.security.SignedIn;

import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/**
 * Rejected items with their reasons: retry one or many, or acknowledge one with a note.
 */
@ConsoleController
class QuarantineController {

	private static final int MAX_NOTE = 1000;

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

	@PostMapping("/console/quarantine/{id}/acknowledge")
	String acknowledge(@PathVariable UUID id, @RequestParam String note,
			@ModelAttribute(name = "person", binding = false) SignedIn person, RedirectAttributes redirect) {
		if (note.isBlank() || note.codePointCount(0, note.length()) > MAX_NOTE) {
			throw new ResponseStatusException(HttpStatus.BAD_REQUEST,
					"A note has 1 to %d characters".formatted(MAX_NOTE));
		}
		if (!this.quarantine.acknowledge(id, person.name(), note.strip())) {
			throw new ResponseStatusException(HttpStatus.CONFLICT,
					"No item with id '%s' is in quarantine".formatted(id));
		}
		redirect.addFlashAttribute("notice",
				"The item is acknowledged. It raises no alert until it is rejected for another reason.");
		return "redirect:/console/quarantine";
	}

	@PostMapping("/console/quarantine/retry")
	String retry(@RequestParam(defaultValue = "") List<UUID> item, RedirectAttributes redirect) {
		if (item.isEmpty()) {
			redirect.addFlashAttribute("notice", "No item was selected, so nothing was retried.");
			return "redirect:/console/quarantine";
		}
		redirect.addFlashAttribute("notice", "A retry of %d %s is requested, with a run of %s.".formatted(item.size(),
				(item.size() == 1) ? "item" : "items", String.join(", ", this.requests.retry(item))));
		return "redirect:/console/runs";
	}

}
