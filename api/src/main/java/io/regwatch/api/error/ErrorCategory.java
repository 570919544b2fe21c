package io.regwatch.api.error;

import java.util.Objects;

import io.regwatch.search.SearchUnavailableException;
import org.apache.tomcat.util.http.InvalidParameterException;

import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.CannotCreateTransactionException;

/** Why a request could not be answered although the client may have asked rightly. */
enum ErrorCategory {

	/** Database or index do not answer. */
	STORE(HttpStatus.SERVICE_UNAVAILABLE, "A store is out of reach: try again later"),
	/** Only Tomcat notices, and only when parameters are first looked at. */
	PARAMETERS(HttpStatus.BAD_REQUEST, "The query of the address is not well-formed"),
	/** Something that was not thought of. */
	UNKNOWN(HttpStatus.INTERNAL_SERVER_ERROR, "The request failed: see the service's log");

	private static final String RETRY_SECONDS = "5";

	private final HttpStatus status;

	private final String message;

	ErrorCategory(HttpStatus status, String message) {
		this.status = status;
		this.message = message;
	}

	static ErrorCategory of(Throwable failure) {
		return switch (failure) {
			case SearchUnavailableException _, DataAccessResourceFailureException _,
					CannotCreateTransactionException _ ->
				STORE;
			case InvalidParameterException _ -> PARAMETERS;
			default -> UNKNOWN;
		};
	}

	ResponseEntity<Object> answer() {
		ResponseEntity<Object> answer = ErrorBody.answer(this.status, this.message);
		return (this != STORE) ? answer
				: ResponseEntity.status(this.status)
					.headers(answer.getHeaders())
					.header(HttpHeaders.RETRY_AFTER, RETRY_SECONDS)
					.body(Objects.requireNonNull(answer.getBody()));
	}

}
