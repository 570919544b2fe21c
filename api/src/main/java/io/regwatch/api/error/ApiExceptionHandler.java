package io.regwatch.api.error;

import jakarta.servlet.http.HttpServletResponse;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.NoHandlerFoundException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.util.DisconnectedClientHelper;

/** Maps exceptions to responses. */
@RestControllerAdvice
@ConditionalOnWebApplication
class ApiExceptionHandler extends ResponseEntityExceptionHandler {

	private static final Logger log = LoggerFactory.getLogger(ApiExceptionHandler.class);

	@ExceptionHandler
	ResponseEntity<Object> unauthorized(AuthenticationException ex) {
		return ErrorBody.answer(HttpStatus.UNAUTHORIZED, "Missing or invalid API key", HttpHeaders.WWW_AUTHENTICATE,
				"Bearer");
	}

	@ExceptionHandler
	ResponseEntity<Object> rateLimited(RateLimitedException ex) {
		return ErrorBody.answer(HttpStatus.TOO_MANY_REQUESTS, String.valueOf(ex.getMessage()), HttpHeaders.RETRY_AFTER,
				String.valueOf(ex.retryAfterSeconds()));
	}

	@ExceptionHandler
	ResponseEntity<Object> forbidden(AccessDeniedException ex) {
		return ErrorBody.answer(HttpStatus.FORBIDDEN, ErrorBody.NO_ACCESS);
	}

	@ExceptionHandler
	ResponseEntity<Object> forbidden(MissingPermissionException ex) {
		return ErrorBody.answer(HttpStatus.FORBIDDEN, String.valueOf(ex.getMessage()));
	}

	/**
	 * Once a list is being streamed, the connection breaks: it must not look complete.
	 */
	@ExceptionHandler
	@Nullable ResponseEntity<Object> unexpected(Exception ex, HttpServletResponse response) throws Exception {
		if (DisconnectedClientHelper.isClientDisconnectedException(ex)) {
			return null;
		}
		ErrorCategory category = ErrorCategory.of(ex);
		log(category, ex);
		if (response.isCommitted()) {
			throw ex;
		}
		response.resetBuffer();
		return category.answer();
	}

	private static void log(ErrorCategory category, Exception ex) {
		switch (category) {
			case UNKNOWN -> log.error("A request failed", ex);
			case STORE ->
				log.warn("A request failed: {}", String.valueOf(ex.getMessage()).lines().findFirst().orElse(""));
			case PARAMETERS -> log.debug("A query string is malformed");
		}
	}

	@Override
	protected ResponseEntity<Object> handleHttpMessageNotReadable(HttpMessageNotReadableException ex,
			HttpHeaders headers, HttpStatusCode status, WebRequest request) {
		return ex.contains(BodyTooLargeException.class)
				? ErrorBody.answer(HttpStatus.CONTENT_TOO_LARGE, message((Exception) ex.getMostSpecificCause(), status))
				: ErrorBody.answer(status, JsonErrorMessage.explain(ex));
	}

	@Override
	protected ResponseEntity<Object> handleNoHandlerFoundException(NoHandlerFoundException ex, HttpHeaders headers,
			HttpStatusCode status, WebRequest request) {
		return ErrorBody.answer(status, "There is nothing at '%s'".formatted(ex.getRequestURL()));
	}

	@Override
	protected @Nullable ResponseEntity<Object> handleExceptionInternal(Exception ex, @Nullable Object body,
			HttpHeaders headers, HttpStatusCode status, WebRequest request) {
		return ErrorBody.answer(status, message(ex, status), headers);
	}

	private static String message(Exception ex, HttpStatusCode status) {
		String detail = (ex instanceof ErrorResponse known) ? known.getBody().getDetail() : null;
		return (detail != null) ? detail : String.valueOf(HttpStatus.valueOf(status.value()).getReasonPhrase());
	}

}
