package io.regwatch.api.idempotency;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

import io.regwatch.api.StoreTimeout;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.security.ApiClient;
import io.regwatch.schema.ContentHash;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.HandlerExceptionResolver;
import org.springframework.web.util.ContentCachingRequestWrapper;
import org.springframework.web.util.ContentCachingResponseWrapper;

/**
 * Handles POST requests of a client with the same {@code Idempotency-Key} once: the
 * response to the first successful one is kept and repeated. A request that fails leaves
 * nothing. A response with {@code Cache-Control: no-store} has a secret and is stored
 * encrypted. It follows authentication and authorization.
 */
final class IdempotencyFilter extends OncePerRequestFilter {

	private static final String HEADER = "Idempotency-Key";

	/** Of responses that have a secret. */
	private static final String NO_STORE = "no-store";

	private static final Pattern FORM = Pattern.compile("[\\x21-\\x7e]{1,200}");

	private static final int MAX_BODY = 1024 * 1024;

	private final IdempotentResponses responses;

	private final StoreTimeout timeout;

	private final HandlerExceptionResolver errors;

	IdempotencyFilter(IdempotentResponses responses, StoreTimeout timeout, HandlerExceptionResolver errors) {
		this.responses = responses;
		this.timeout = timeout;
		this.errors = errors;
	}

	@Override
	protected boolean shouldNotFilter(HttpServletRequest request) {
		return !request.getMethod().equals("POST") || request.getHeader(HEADER) == null
				|| !(request.getAttribute("client") instanceof ApiClient);
	}

	@Override
	protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
			throws ServletException, IOException {
		ApiClient caller = (ApiClient) Objects.requireNonNull(request.getAttribute("client"));
		UUID client = caller.id();
		String key = request.getHeader(HEADER).strip();
		try {
			if (!FORM.matcher(key).matches()) {
				throw new InvalidInputException(
						"Header '%s' must have 1 to 200 visible ASCII characters".formatted(HEADER));
			}
			if (!this.timeout.call(() -> this.responses.begin(caller, key))) {
				repeat(client, key, request, response);
				return;
			}
		}
		catch (RuntimeException ex) {
			this.errors.resolveException(request, response, null, ex);
			return;
		}
		handle(client, key, request, response, chain);
	}

	private void handle(UUID client, String key, HttpServletRequest request, HttpServletResponse response,
			FilterChain chain) throws ServletException, IOException {
		ContentCachingRequestWrapper received = new ContentCachingRequestWrapper(request, MAX_BODY);
		ContentCachingResponseWrapper sent = new ContentCachingResponseWrapper(response);
		boolean kept = false;
		try {
			chain.doFilter(received, sent);
			kept = HttpStatus.valueOf(sent.getStatus()).is2xxSuccessful();
			if (kept) {
				received.getInputStream().readNBytes(MAX_BODY);
				this.responses.complete(client, key,
						new IdempotentResponse(fingerprint(request, received.getContentAsByteArray()), sent.getStatus(),
								sent.getContentType(), sent.getContentAsByteArray(),
								NO_STORE.equals(sent.getHeader(HttpHeaders.CACHE_CONTROL))));
			}
		}
		finally {
			if (!kept) {
				this.responses.release(client, key);
			}
			sent.copyBodyToResponse();
		}
	}

	private void repeat(UUID client, String key, HttpServletRequest request, HttpServletResponse response)
			throws IOException {
		Optional<IdempotentResponse> found = this.timeout.call(() -> this.responses.find(client, key));
		IdempotentResponse first = found.orElseThrow(() -> new ResponseStatusException(HttpStatus.CONFLICT,
				"The first request with this 'Idempotency-Key' is being handled, or was interrupted"));
		if (!first.answers(fingerprint(request, body(request)))) {
			throw new ResponseStatusException(HttpStatus.UNPROCESSABLE_CONTENT,
					"This 'Idempotency-Key' was used for another request");
		}
		response.setStatus(first.status());
		response.setHeader("Idempotency-Replayed", "true");
		if (first.secret()) {
			response.setHeader(HttpHeaders.CACHE_CONTROL, NO_STORE);
		}
		if (first.mediaType() != null) {
			response.setContentType(first.mediaType());
		}
		response.getOutputStream().write(first.body());
	}

	private static byte[] body(HttpServletRequest request) throws IOException {
		InputStream body = request.getInputStream();
		return body.readNBytes(MAX_BODY);
	}

	private static byte[] fingerprint(HttpServletRequest request, byte[] body) {
		MessageDigest digest = ContentHash.sha256();
		digest.update("%s %s?%s\n".formatted(request.getMethod(), request.getRequestURI(), request.getQueryString())
			.getBytes(StandardCharsets.UTF_8));
		return digest.digest(body);
	}

}
