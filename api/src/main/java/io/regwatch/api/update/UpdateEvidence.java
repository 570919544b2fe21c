package io.regwatch.api.update;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * The evidence of an update's context.
 *
 * @param assessment that made the context; {@code null} until there is one
 * @param statements with their rules or quotes
 */
public record UpdateEvidence(@Nullable Assessment assessment, List<Statement> statements) {

	/** The assessment; stale if the profile has changed since. */
	public record Assessment(String model, String promptVersion, String reasonCode, Instant assessedAt, boolean stale) {

	}

	/** Based on a rule or on quotes. */
	@JsonInclude(JsonInclude.Include.NON_NULL)
	public record Statement(String statement, @Nullable Rule rule, List<Quote> quotes) {

	}

	/** A rule with the field of the profile that it was applied to. */
	public record Rule(String name, String profileField, List<String> values) {

	}

	/** A quote; without text where it may not be redistributed. */
	@JsonInclude(JsonInclude.Include.NON_NULL)
	public record Quote(UUID versionId, int page, int segment, int start, int end, @Nullable String text) {

	}

}
