package io.regwatch.assessment.impact;

import java.util.List;

import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class SummaryTextTests {

	@Test
	void whatHasEndedAsksForNothing() {
		AssessableUpdate ended = SomeCandidates.of(UpdateKind.WITHDRAWAL, "guidance", ReferenceType.GUIDANCE,
				VersionStatus.WITHDRAWN, -1);
		assertThat(SummaryText.actions(ended, List.of())).doesNotContain("Check that").contains("no longer applies");
	}

}
