package io.regwatch.assessment.impact;

import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class UrgencyTests {

	@ParameterizedTest
	@CsvSource({ "NEW_PUBLICATION, final_rule, REGULATION, NOT_YET_IN_FORCE, 20, true, URGENT",
			"NEW_PUBLICATION, final_rule, REGULATION, NOT_YET_IN_FORCE, 60, false, HIGH",
			"NEW_PUBLICATION, final_rule, REGULATION, NOT_YET_IN_FORCE, 400, false, MEDIUM",
			"NEW_PUBLICATION, proposed_rule, REGULATION, DRAFT, 20, true, HIGH",
			"NEW_PUBLICATION, guidance, GUIDANCE, IN_FORCE, -10, false, HIGH",
			"NEW_PUBLICATION, guidance, GUIDANCE, IN_FORCE, -400, false, LOW",
			"WITHDRAWAL, withdrawal, STANDARD, WITHDRAWN, -5, false, URGENT",
			"REVISION, correction, GUIDANCE, IN_FORCE, -400, true, LOW" })
	void urgencyGrowsWithForceChangeTimeAndDuties(UpdateKind kind, String updateType, ReferenceType type,
			VersionStatus status, int days, boolean obliges, Priority expected) {
		Candidate candidate = SomeCandidates.of(kind, updateType, type, status, days);
		assertThat(Urgency.of(candidate, obliges, SomeCandidates.NOW)).isEqualTo(expected);
	}

}
