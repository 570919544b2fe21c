package io.regwatch.api.error;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.web.ErrorResponse;

/**
 * The body of every error response.
 *
 * @param message a sentence for people
 * @param statusCode the HTTP status
 */
public record ErrorBody(String message, int statusCode) {

	static final String NO_ACCESS = "The API client does not have access to the workspace";

	/**
	 * Describes an exception as a response does.
	 * @param ex of a controller
	 * @return without details of failures that no controller expects
	 */
	public static ErrorBody of(RuntimeException ex) {
		return switch (ex) {
			case ErrorResponse known ->
				new ErrorBody(String.valueOf(known.getBody().getDetail()), known.getStatusCode().value());
			case AccessDeniedException _ -> new ErrorBody(NO_ACCESS, HttpStatus.FORBIDDEN.value());
			default -> ErrorCategory.of(ex).body();
		};
	}

	static ResponseEntity<Object> answer(HttpStatusCode status, String message) {
		return answer(status, message, new HttpHeaders());
	}

	static ResponseEntity<Object> answer(HttpStatusCode status, String message, String header, String value) {
		HttpHeaders headers = new HttpHeaders();
		headers.set(header, value);
		return answer(status, message, headers);
	}

	static ResponseEntity<Object> answer(HttpStatusCode status, String message, HttpHeaders headers) {
		return ResponseEntity.status(status)
			.headers(headers)
			.contentType(MediaType.APPLICATION_JSON)
			.body(new ErrorBody(message, status.value()));
	}

}
