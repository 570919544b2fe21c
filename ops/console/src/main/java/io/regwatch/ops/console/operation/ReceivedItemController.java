package io.regwatch.ops.console.operation;

import java.util.UUID;

import io.regwatch.ops.console.security.ConsoleController;

import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.server.ResponseStatusException;

/** What was received for a quarantined item, as text that no browser interprets. */
@ConsoleController
class ReceivedItemController {

	private final ReceivedItems items;

	ReceivedItemController(ReceivedItems items) {
		this.items = items;
	}

	@GetMapping("/console/quarantine/{id}")
	String show(@PathVariable UUID id, Model model) {
		ReceivedItem received = this.items.find(id)
			.orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND,
					"No item with id '%s' is in quarantine".formatted(id)));
		model.addAttribute("received", received);
		model.addAttribute("text", (received.sha256() != null) ? this.items.readBeginning(received.sha256()) : "");
		return "console/received";
	}

}
