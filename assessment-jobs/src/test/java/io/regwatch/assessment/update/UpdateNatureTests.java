package io.regwatch.assessment.update;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class UpdateNatureTests {

	@Test
	void procedureForCorrectionsOfProductsIsNoCorrection() {
		assertThat(new UpdateNature(SomeCandidates.inForce("Procedure for recalls and product corrections", true))
			.isOfMistakes()).isFalse();
		assertThat(new UpdateNature(SomeCandidates.inForce("Reports of corrections and removals", true)).isOfMistakes())
			.isFalse();
		assertThat(new UpdateNature(SomeCandidates.inForce("Rule on recalls; correction", true)).isOfMistakes())
			.isTrue();
	}

}
