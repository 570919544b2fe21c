package io.regwatch.api.update;

import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.regwatch.api.reference.Source;
import org.jspecify.annotations.Nullable;

/**
 * An update, as lists and as details show it.
 *
 * @param id of the update
 * @param kind what happened
 * @param reference to which
 * @param update what is said of it
 * @param context what it means for the workspace; {@code null} until it is assessed
 */
record Update(UUID id, String kind, OfReference reference, Text update, @Nullable Context context) {

	record OfReference(UUID id, String externalId, String title, String type, Source source) {

	}

	/** In lists without content. */
	@JsonInclude(JsonInclude.Include.NON_NULL)
	record Text(String updateType, String title, String shortSummary, String summary, String publicationDate,
			@Nullable String content) {

	}

	record Context(String status, String priority, String impactSummary, String suggestedActions) {

	}

	record VersionId(UUID id, UUID referenceId) {

	}

	record Redline(String html, String status) {

		static final Redline NONE = new Redline("", "none");

	}

	/** All fields of the list, and more. */
	record Detail(UUID id, String kind, OfReference reference, Text update, @Nullable Context context,
			@JsonInclude(JsonInclude.Include.NON_NULL) VersionId currentVersion,
			@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable VersionId previousVersion, Redline redline) {

	}

}
