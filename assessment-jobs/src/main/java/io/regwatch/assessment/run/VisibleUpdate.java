package io.regwatch.assessment.run;

import io.regwatch.assessment.update.AssessableUpdate;
import org.jspecify.annotations.Nullable;

/**
 * A visible update of a workspace, with the state of its assessment.
 *
 * @param candidate the update
 * @param namedModel the model named in the request of the current assessment's run;
 * {@code null} if none was, or there is no assessment
 */
record VisibleUpdate(AssessableUpdate candidate, @Nullable String namedModel) {

	boolean isAssessed() {
		return this.candidate.fingerprint() != null;
	}

}
