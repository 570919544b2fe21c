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
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.servlet.resource.NoResourceFoundException;
import org.springframework.web.util.DisconnectedClientHelper;

/** Turns exceptions into answers, the framework's own included. */
@RestControllerAdvice
@ConditionalOnWebApplication
class ApiExceptionHandler extends ResponseEntityExceptionHandler {

	private static final Logger log = LoggerFactory.getLogger(ApiExceptionHandler.class);

	@ExceptionHandler
	ResponseEntity<Object> invalid(InvalidInputException ex) {
		return ErrorBody.answer(HttpStatus.BAD_REQUEST, String.valueOf(ex.getMessage()));
	}

	@ExceptionHandler
	ResponseEntity<Object> notFound(NotFoundException ex) {
		return ErrorBody.answer(HttpStatus.NOT_FOUND, String.valueOf(ex.getMessage()));
	}

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
		return ErrorBody.answer(HttpStatus.FORBIDDEN, "The API client does not have access to the workspace");
	}

	@ExceptionHandler
	ResponseEntity<Object> tooLarge(BodyTooLargeException ex) {
		return ErrorBody.answer(HttpStatus.CONTENT_TOO_LARGE, String.valueOf(ex.getMessage()));
	}

	@ExceptionHandler
	ResponseEntity<Object> failed(FailedTaskException ex) {
		return ErrorBody.answer(HttpStatus.BAD_GATEWAY, String.valueOf(ex.getMessage()));
	}

	@ExceptionHandler
	ResponseEntity<Object> late(TaskTimeoutException ex) {
		return ErrorBody.answer(HttpStatus.GATEWAY_TIMEOUT, String.valueOf(ex.getMessage()));
	}

	/**
	 * Everything else. Once a list is under way, the connection breaks: half a list must
	 * not look like a whole one.
	 */
	@ExceptionHandler
	@Nullable ResponseEntity<Object> broken(Exception ex, HttpServletResponse response) throws Exception {
		if (DisconnectedClientHelper.isClientDisconnectedException(ex)) {
			return null;
		}
		log.error("A request failed", ex);
		if (response.isCommitted()) {
			throw ex;
		}
		response.resetBuffer();
		return ErrorCategory.of(ex).answer();
	}

	@Override
	protected ResponseEntity<Object> handleHttpMessageNotReadable(HttpMessageNotReadableException ex,
			HttpHeaders headers, HttpStatusCode status, WebRequest request) {
		return ex.contains(BodyTooLargeException.class)
				? ErrorBody.answer(HttpStatus.CONTENT_TOO_LARGE, String.valueOf(ex.getMostSpecificCause().getMessage()))
				: ErrorBody.answer(status, JsonErrorMessage.explain(ex));
	}

	@Override
	protected ResponseEntity<Object> handleNoResourceFoundException(NoResourceFoundException ex, HttpHeaders headers,
			HttpStatusCode status, WebRequest request) {
		return ErrorBody.answer(status, "There is nothing at '/%s'".formatted(ex.getResourcePath()));
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
