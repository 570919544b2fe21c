package io.regwatch.api.error;

import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;

/**
 * What every failure answers.
 *
 * @param message in a sentence, for people
 * @param statusCode the HTTP status
 */
public record ErrorBody(String message, int statusCode) {

	static ResponseEntity<Object> answer(HttpStatusCode status, String message) {
		return ResponseEntity.status(status)
			.contentType(MediaType.APPLICATION_JSON)
			.body(new ErrorBody(message, status.value()));
	}

}
