package io.regwatch.api.reference;

import java.util.List;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import org.jspecify.annotations.Nullable;

/**
 * A reference as lists show it.
 *
 * @param id of the reference
 * @param externalId the authority's own
 * @param title of the reference
 * @param type regulation, guidance or standard
 * @param url of the document
 * @param source where it comes from
 */
record Reference(UUID id, String externalId, String title, String type, String url, Source source) {

	/** The same with its history, newest version first. */
	record Detail(@JsonUnwrapped Reference reference, String description, List<Version> versions) {

	}

	/** Says only what is there: no update, no field. */
	@JsonInclude(JsonInclude.Include.NON_NULL)
	record Version(UUID id, String effectiveDate, String status, String url, @Nullable VersionUpdate update) {

	}

	record VersionUpdate(UUID id, String updateType, String shortSummary, String publicationDate) {

	}

}
