package io.regwatch.assessment.obligation;

import io.regwatch.schema.ObligationState;
import org.jspecify.annotations.Nullable;

/**
 * How an obligation compares with the version before.
 *
 * @param stated as the version states it; an ended one as the version before did
 * @param previous as the version before stated it; {@code null} unless it is changed
 */
record ObligationChange(ObligationState state, StatedObligation stated, @Nullable StatedObligation previous) {

	static ObligationChange of(ObligationState state, StatedObligation stated) {
		return new ObligationChange(state, stated, null);
	}

}
