package io.regwatch.api.error;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/**
 * The body of every error response.
 *
 * @param message a sentence for people
 * @param statusCode the HTTP status
 */
public record ErrorBody(String message, int statusCode) {

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
