package io.regwatch.api.reference;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.api.JsonCode;
import io.regwatch.api.file.SharedFile;
import io.regwatch.api.list.ChangeTimes;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;
import io.regwatch.search.SearchedText;
import org.jspecify.annotations.Nullable;

/**
 * A reference as a list item.
 *
 * @param id of the reference
 * @param externalId the authority's identifier
 * @param title of the reference
 * @param type regulation, guidance or standard
 * @param url of the document
 * @param source that publishes it
 * @param detectedAt when its current version was detected; {@code null} unless the list
 * is one of changes
 * @param changedAt since when its last change can be read; {@code null} unless the list
 * is one of changes
 */
public record Reference(UUID id, String externalId, String title, @JsonCode ReferenceType type, String url,
		ReferenceSource source, @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant detectedAt,
		@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Instant changedAt) {

	Reference at(ChangeTimes times) {
		return new Reference(this.id, this.externalId, this.title, this.type, this.url, this.source, times.detectedAt(),
				times.changedAt());
	}

	/** What a search in titles and ids matches. */
	SearchedText searched() {
		return SearchedText.of(this.source.id(), this.type.code(), this.source.geography(), this.externalId,
				this.title);
	}

	/** With its versions, newest first. */
	public record Detail(UUID id, String externalId, String title, @JsonCode ReferenceType type, String url,
			ReferenceSource source, String description, List<Version> versions) {

		public Detail {
			versions = List.copyOf(versions);
		}

		Detail with(List<Version> found) {
			return new Detail(this.id, this.externalId, this.title, this.type, this.url, this.source, this.description,
					found);
		}

	}

	/** A version with the update that created it. */
	@JsonInclude(JsonInclude.Include.NON_NULL)
	public record Version(UUID id, Instant effectiveDate, @JsonCode VersionStatus status, String url,
			@Nullable SharedFile sharedFile, @Nullable VersionUpdate update) {

	}

	/** The update that created a version. */
	public record VersionUpdate(UUID id, String updateType, String shortSummary, Instant publicationDate) {

	}

}
