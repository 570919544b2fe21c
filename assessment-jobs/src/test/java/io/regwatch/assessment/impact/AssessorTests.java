package io.regwatch.assessment.impact;

import java.time.Duration;
import java.util.List;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.text.CpuLimitException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.mockito.Mockito.mock;

class AssessorTests {

	private static final Company STENTS = new Company(1, "We make stents.", List.of("EU"), List.of(), List.of(),
			List.of(), List.of(new Company.Product("Stent", "Sterile")));

	@Test
	@Timeout(60)
	void assessWhenTheTextNeedsTooMuchCpuTimeFails() {
		Assessor assessor = new Assessor(STENTS, SomeCandidates.NOW, null,
				new AssessorProperties(Duration.ZERO, 0, Duration.ofMillis(100)));
		assertThatExceptionOfType(CpuLimitException.class).isThrownBy(() -> assessor
			.assess(SomeCandidates.inForce("Devices", true), () -> burn(StoredText.NONE), Budget.unlimited()));
	}

	@Test
	@Timeout(60)
	void estimateWhenTheTextNeedsTooMuchCpuTimeIsNothing() {
		Assessor assessor = new Assessor(STENTS, SomeCandidates.NOW, mock(LanguageModel.class),
				new AssessorProperties(Duration.ofDays(10_000), 1000, Duration.ofMillis(100)));
		AssessableUpdate update = SomeCandidates.inForce("Devices", true);
		assertThat(assessor.estimate(update, () -> burn(StoredText.NONE))).isZero();
	}

	private static <T> T burn(T result) {
		while (!Thread.currentThread().isInterrupted()) {
			Thread.onSpinWait();
		}
		return result;
	}

}
