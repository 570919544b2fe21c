package io.regwatch.api.obligation;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.api.JsonCode;
import io.regwatch.api.update.UpdateEvidence;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.Deadline;
import io.regwatch.schema.ObligationState;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/**
 * An obligation that a document states.
 *
 * @param id equal in all versions that state it in the same words
 * @param state compared with the version before
 * @param bearer who has to fulfil it
 * @param who the words that name the bearer; possibly empty
 * @param what has to be done, or not to be done, in words of the sentence
 * @param toWhom the words that name the recipient; possibly empty
 * @param prohibited whether it must not be done
 * @param due by when; {@code null} if it is not stated
 * @param appliesFrom since when; {@code null} if unknown
 * @param evidence the sentence and where it stands
 * @param previous in the words of the version before; {@code null} unless it is changed
 * @param update that made the state
 * @param publicationDate of the update
 * @param versionStatus of the current version, such as {@code draft}
 * @param reference that states it
 */
public record Obligation(UUID id, @JsonCode ObligationState state, @JsonCode Bearer bearer, String who, String what,
		String toWhom, boolean prohibited, @Nullable Due due, @Nullable LocalDate appliesFrom,
		UpdateEvidence.Quote evidence, @Nullable Previous previous, UUID update, Instant publicationDate,
		@JsonCode VersionStatus versionStatus, StatedIn reference) {

	/**
	 * By when an obligation has to be fulfilled.
	 *
	 * @param kind how it is stated
	 * @param words of the sentence that state it
	 * @param date the last day; {@code null} unless it is a date
	 * @param amount of a period; {@code null} unless it is one
	 * @param unit of a period; {@code null} unless it is one
	 * @param event from which a period is counted, possibly empty; {@code null} unless it
	 * is one
	 */
	@JsonInclude(JsonInclude.Include.NON_NULL)
	public record Due(@JsonCode DeadlineKind kind, String words, @Nullable LocalDate date, @Nullable Integer amount,
			@JsonCode Deadline.@Nullable Unit unit, @Nullable String event) {

	}

	/** An obligation in the words of the version before. */
	public record Previous(UUID id, String text) {

	}

	/** The reference that states an obligation. */
	public record StatedIn(UUID id, String externalId, String title, String sourceId) {

	}

}
