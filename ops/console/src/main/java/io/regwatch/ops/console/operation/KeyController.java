package io.regwatch.ops.console.operation;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Set;
import java.util.UUID;

import io.regwatch.api.security.ApiKeyScope;
import io.regwatch.api.security.ApiKeySpec;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.api.security.CreatedApiKey;
import io.regwatch.ops.console.security.ConsoleController;
import io.regwatch.store.DatabaseClock;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;

import org.springframework.format.annotation.DateTimeFormat;
import org.springframework.format.annotation.DateTimeFormat.ISO;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseCookie;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.CookieValue;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.support.RedirectAttributes;

/** The API keys of clients: create, which shows the key once, and revoke. */
@ConsoleController
class KeyController {

	private static final int MAX_NAME = 200;

	/** Cookie with the key between the form and the page that shows it. */
	private static final String CREATED = "regwatch_created_key";

	private static final Duration DISPLAY = Duration.ofMinutes(1);

	private final ApiKeys keys;

	private final DatabaseClock clock;

	KeyController(ApiKeys keys, DatabaseClock clock) {
		this.keys = keys;
		this.clock = clock;
	}

	@GetMapping("/console/clients")
	String list(@CookieValue(name = CREATED, required = false) @Nullable String created, HttpServletResponse response,
			Model model) {
		if (created != null) {
			model.addAttribute("created", created);
			response.addHeader(HttpHeaders.SET_COOKIE, cookie("", Duration.ZERO, false));
		}
		model.addAttribute("keys", this.keys.findAll());
		model.addAttribute("scopes", ApiKeyScope.values());
		model.addAttribute("form", UUID.randomUUID());
		return "console/clients";
	}

	/**
	 * The browser has the key until the next page shows it: this server stores no key. A
	 * form that is sent twice creates nothing the second time.
	 */
	@PostMapping("/console/clients/keys")
	String create(@RequestParam String client,
			@RequestParam(required = false) @DateTimeFormat(iso = ISO.DATE) @Nullable LocalDate expires,
			@RequestParam(defaultValue = "") Set<ApiKeyScope> scope, @RequestParam UUID form,
			HttpServletRequest request, HttpServletResponse response, RedirectAttributes redirect) {
		if (client.isBlank() || client.codePointCount(0, client.length()) > MAX_NAME) {
			throw new ResponseStatusException(HttpStatus.BAD_REQUEST,
					"The name of a client has 1 to %d characters".formatted(MAX_NAME));
		}
		@Nullable Instant end = (expires != null) ? expires.atStartOfDay(ZoneOffset.UTC).toInstant() : null;
		if (end != null && !end.isAfter(this.clock.now())) {
			throw new ResponseStatusException(HttpStatus.BAD_REQUEST, "The end of validity is not in the future");
		}
		if (!SentForms.add(request.getSession(), form)) {
			redirect.addFlashAttribute("notice", "The form was sent before: its key exists and is not shown again.");
			return "redirect:/console/clients";
		}
		CreatedApiKey created = this.keys.create(new ApiKeySpec(client.strip(), end, scope, Set.of()));
		response.addHeader(HttpHeaders.SET_COOKIE, cookie(created.key(), DISPLAY, request.isSecure()));
		redirect.addFlashAttribute("notice", "A key of client '%s' is created.".formatted(created.client()));
		return "redirect:/console/clients";
	}

	@PostMapping("/console/clients/keys/{id}/revoke")
	String revoke(@PathVariable String id, RedirectAttributes redirect) {
		if (!this.keys.revoke(id)) {
			throw new ResponseStatusException(HttpStatus.NOT_FOUND, "There is no key '%s'".formatted(id));
		}
		redirect.addFlashAttribute("notice", "Key %s is revoked: it is refused from now on.".formatted(id));
		return "redirect:/console/clients";
	}

	private static String cookie(String key, Duration age, boolean secure) {
		return ResponseCookie.from(CREATED, key)
			.path("/console/clients")
			.maxAge(age)
			.httpOnly(true)
			.secure(secure)
			.sameSite("Strict")
			.build()
			.toString();
	}

}
