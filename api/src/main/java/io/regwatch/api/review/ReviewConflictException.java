package io.regwatch.api.review;

import java.util.UUID;

import org.jspecify.annotations.Nullable;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** A decision is based on a context that is no longer the current one: 409. */
final class ReviewConflictException extends ResponseStatusException {

	ReviewConflictException(@Nullable UUID current) {
		super(HttpStatus.CONFLICT, "The context has changed: read it again, then send 'basedOn' " + current);
	}

}
