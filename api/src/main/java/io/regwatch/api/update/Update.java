package io.regwatch.api.update;

import java.time.Instant;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.api.JsonCode;
import io.regwatch.api.file.SharedFile;
import io.regwatch.api.list.ChangeTimes;
import io.regwatch.api.redline.RedlineStatus;
import io.regwatch.api.reference.ReferenceSource;
import io.regwatch.api.translation.Translation;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.search.SearchedText;
import org.jspecify.annotations.Nullable;

/**
 * An update as a list item.
 *
 * @param id of the update
 * @param kind of change
 * @param reference that changed
 * @param update its texts and date
 * @param context assessment for the workspace; {@code null} until it is assessed
 * @param detectedAt when it was detected; {@code null} unless the list is one of changes
 * @param changedAt since when its last change can be read; {@code null} unless the list
 * is one of changes
 * @param translation into the language of the workspace; {@code null} unless it was asked
 * for and there is one
 */
public record Update(UUID id, @JsonCode UpdateKind kind, OfReference reference, Text update, @Nullable Context context,
		@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant detectedAt,
		@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant changedAt,
		@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Translation translation) {

	Update at(ChangeTimes times) {
		return new Update(this.id, this.kind, this.reference, this.update, this.context, times.detectedAt(),
				times.changedAt(), this.translation);
	}

	Update with(@Nullable Translation translated) {
		return new Update(this.id, this.kind, this.reference, this.update, this.context, this.detectedAt,
				this.changedAt, translated);
	}

	/**
	 * Returns what a search in titles and summaries matches.
	 * @return prepared
	 */
	public SearchedText searched() {
		return SearchedText.of(this.reference.source().id(), this.reference.type().code(),
				this.reference.source().geography(), this.reference.externalId(), this.update.title(),
				this.update.shortSummary(), this.update.summary(), this.reference.title());
	}

	/** The reference that changed. */
	public record OfReference(UUID id, String externalId, String title, @JsonCode ReferenceType type,
			ReferenceSource source) {

	}

	/** Titles and summaries. */
	public record Text(String updateType, String title, String shortSummary, String summary, Instant publicationDate) {

	}

	/** The texts of a detail. */
	@JsonInclude(JsonInclude.Include.NON_NULL)
	public record DetailText(String updateType, String title, String shortSummary, String summary,
			Instant publicationDate, @Nullable String content, @Nullable SharedFile sharedFile) {

	}

	/** What the update means for the workspace. */
	public record Context(@JsonCode ApplicabilityStatus status, @JsonCode Priority priority, String impactSummary,
			String suggestedActions) {

	}

	/** A version and its reference. */
	public record VersionId(UUID id, UUID referenceId) {

	}

	/** The redline as HTML; empty until it is completed. */
	public record Redline(String html, @JsonCode RedlineStatus status) {

		static final Redline NONE = new Redline("", RedlineStatus.NONE);

	}

	/** With content, file, versions and redline. */
	public record Detail(UUID id, @JsonCode UpdateKind kind, OfReference reference, DetailText update,
			@Nullable Context context, @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable VersionId currentVersion,
			@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable VersionId previousVersion, Redline redline,
			@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Translation translation) {

		Detail with(@Nullable Translation translated) {
			return new Detail(this.id, this.kind, this.reference, this.update, this.context, this.currentVersion,
					this.previousVersion, this.redline, translated);
		}

	}

}
