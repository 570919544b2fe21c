package io.regwatch.assessment.run;

import io.regwatch.assessment.impact.AssessableUpdate;
import org.jspecify.annotations.Nullable;

/**
 * An update that a workspace sees, with what is known of its assessment.
 *
 * @param candidate the update
 * @param namedModel that was named for the run which made the current assessment;
 * {@code null} if none was, or there is no assessment
 */
record VisibleUpdate(AssessableUpdate candidate, @Nullable String namedModel) {

	boolean isAssessed() {
		return this.candidate.fingerprint() != null;
	}

}
