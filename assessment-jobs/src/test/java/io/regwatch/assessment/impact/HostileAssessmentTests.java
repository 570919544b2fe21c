package io.regwatch.assessment.impact;

import java.time.Duration;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.SomeCandidates;
import io.regwatch.schema.text.CpuPool;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Assessing a text that repeats one thing takes little time of the processor. The system
 * property {@code regwatch.test.hostile-characters} sets its length.
 */
class HostileAssessmentTests {

	private static final int CHARACTERS = Integer.getInteger("regwatch.test.hostile-characters", 30_000);

	private static final Duration LIMIT = Duration.ofMillis(CHARACTERS * 200L / 1000);

	private static final Company STENTS = new Company(1, "We make stents.", List.of("EU"), List.of("Class III"),
			List.of("sterile"), List.of("Cardiology"), List.of(new Company.Product("Stent", "Sterile")));

	@ParameterizedTest
	@ValueSource(strings = { "a\u0301\u0301\u0301\u0301\u0301\u0301", " ", "a", "ab ", "stent ", "sterile, ",
			"manufacturers shall not ", "Stents must be sterile. ", "class III ", "1. ", "(", "no " })
	void assessmentOfATextThatRepeatsOneThingEnds(String unit) {
		assess("Stents: " + unit.repeat(CHARACTERS / unit.length()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "stent ", "sterile, ", "class III ", "pump " })
	void assessmentOfATextThatLeavesSomethingOutAndRepeatsOneThingEnds(String unit) {
		assess("Wheelchairs are excluded. " + unit.repeat(CHARACTERS / unit.length()));
	}

	private static void assess(String text) {
		new CpuPool("test").call(LIMIT, () -> {
			Segment segment = new Segment(UUID.randomUUID(), 1, 1, false, text, true);
			RuleBasedAssessor assessor = new RuleBasedAssessor(STENTS, SomeCandidates.NOW);
			Passages read = new Passages(StoredText.read(List.of(segment)));
			return assertThat(assessor.assess(SomeCandidates.inForce("Devices", true), read).result().reasonCode())
				.isNotBlank();
		});
	}

}
