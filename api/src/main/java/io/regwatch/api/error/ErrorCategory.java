package io.regwatch.api.error;

import io.regwatch.search.index.SearchUnavailableException;
import org.apache.tomcat.util.http.InvalidParameterException;

import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.CannotCreateTransactionException;

/** Errors that no controller expects. */
enum ErrorCategory {

	/** The database or the search index is unavailable. */
	STORE(HttpStatus.SERVICE_UNAVAILABLE, "The database or the search index is unavailable: try again later"),
	/** Tomcat parses parameters when they are first read. */
	PARAMETERS(HttpStatus.BAD_REQUEST, "The query string is malformed"),
	/** A bug. */
	UNKNOWN(HttpStatus.INTERNAL_SERVER_ERROR, "The request failed: see the service's log");

	private static final String RETRY_AFTER_SECONDS = "5";

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

	ErrorBody body() {
		return new ErrorBody(this.message, this.status.value());
	}

	ResponseEntity<Object> answer() {
		return (this == STORE)
				? ErrorBody.answer(this.status, this.message, HttpHeaders.RETRY_AFTER, RETRY_AFTER_SECONDS)
				: ErrorBody.answer(this.status, this.message);
	}

}
