package io.regwatch.ingest.source.list;

import java.net.URI;
import java.util.Map;
import java.util.Objects;

import io.regwatch.http.ContentExpectation;
import io.regwatch.http.Validators;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.catalogue.RequestRule;
import org.jspecify.annotations.Nullable;

/**
 * A request for one page.
 *
 * @param uri asked
 * @param body sent with POST; {@code null} for GET
 */
record PageRequest(URI uri, @Nullable String body) {

	WebRequest to(@Nullable RequestRule rule, ContentExpectation expected) {
		WebRequest.Payload payload = (rule == null || this.body == null) ? null
				: new WebRequest.Payload(this.body, rule.type(), Objects.requireNonNullElse(rule.headers(), Map.of()));
		return new WebRequest(this.uri, Validators.NONE, expected, payload);
	}

	@Override
	public String toString() {
		return (this.body == null) ? this.uri.toString() : this.uri + " with " + this.body;
	}

}
