package io.regwatch.ops.console.operation;

import java.util.UUID;

import io.regwatch.ops.console.security.ConsoleController;
import io.regwatch.ops.console.security.SignedIn;
import io.regwatch.webhook.WebhookDeliveries;
import io.regwatch.webhook.Webhooks;

import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The webhook endpoints of clients with their delivery logs: disable, enable, ping. */
@ConsoleController
class WebhookPageController {

	private static final int LIMIT = 100;

	private final WebhookRows rows;

	private final Webhooks webhooks;

	private final WebhookDeliveries deliveries;

	WebhookPageController(WebhookRows rows, Webhooks webhooks, WebhookDeliveries deliveries) {
		this.rows = rows;
		this.webhooks = webhooks;
		this.deliveries = deliveries;
	}

	@GetMapping("/console/webhooks")
	String list(Model model) {
		model.addAttribute("webhooks", this.rows.findAll());
		return "console/webhooks";
	}

	@GetMapping("/console/webhooks/{id}")
	String show(@PathVariable UUID id, Model model) {
		model.addAttribute("webhook", find(id));
		model.addAttribute("deliveries", this.deliveries.findLatest(id, LIMIT));
		return "console/webhook";
	}

	@PostMapping("/console/webhooks/{id}/disable")
	String disable(@PathVariable UUID id, @ModelAttribute(name = "person", binding = false) SignedIn person,
			RedirectAttributes redirect) {
		find(id);
		this.webhooks.disable(id, "'%s' disabled it in the console".formatted(person.name()));
		return show(id, "The webhook is disabled: nothing is delivered.", redirect);
	}

	@PostMapping("/console/webhooks/{id}/enable")
	String enable(@PathVariable UUID id, RedirectAttributes redirect) {
		find(id);
		this.webhooks.change(id, null, null, true);
		return show(id, "The webhook is enabled: what it has missed is delivered.", redirect);
	}

	@PostMapping("/console/webhooks/{id}/ping")
	String ping(@PathVariable UUID id, RedirectAttributes redirect) {
		find(id);
		return show(id,
				"The test message %s is requested. Reload the page for its result.".formatted(this.webhooks.ping(id)),
				redirect);
	}

	private WebhookRow find(UUID id) {
		return this.rows.find(id)
			.orElseThrow(
					() -> new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no webhook '%s'".formatted(id)));
	}

	private static String show(UUID id, String notice, RedirectAttributes redirect) {
		redirect.addFlashAttribute("notice", notice);
		return "redirect:/console/webhooks/" + id;
	}

}
