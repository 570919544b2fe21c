package io.regwatch.api.update;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * What the context of an update rests on.
 *
 * @param assessment that made the context; {@code null} until there is one
 * @param statements what was found
 */
record Evidence(@Nullable Assessment assessment, List<Statement> statements) {

	record Assessment(String model, String promptVersion, String reasonCode, Instant assessedAt) {

	}

	/** Either a rule says so, or words of the text. */
	@JsonInclude(JsonInclude.Include.NON_NULL)
	record Statement(String statement, @Nullable Rule rule, List<Quote> quotes) {

	}

	record Rule(String name, String profileField, List<String> values) {

	}

	@JsonInclude(JsonInclude.Include.NON_NULL)
	record Quote(UUID versionId, int page, int segment, int start, int end, @Nullable String text) {

	}

}
