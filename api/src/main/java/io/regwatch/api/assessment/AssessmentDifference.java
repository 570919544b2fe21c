package io.regwatch.api.assessment;

import java.util.List;
import java.util.UUID;

import io.regwatch.api.JsonCode;
import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import org.jspecify.annotations.Nullable;

/**
 * An update that a run has assessed otherwise than before.
 *
 * @param update its id
 * @param title of the update
 * @param changed names of the fields that differ
 * @param before the assessment before the run; {@code null} if there was none
 * @param after that of the run
 */
public record AssessmentDifference(UUID update, String title, List<String> changed, @Nullable Fields before,
		Fields after) {

	/** What an assessment says. */
	public record Fields(@JsonCode ApplicabilityStatus status, @JsonCode Priority priority, String impactSummary,
			String suggestedActions, String reasonCode) {

	}

}
