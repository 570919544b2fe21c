package io.regwatch.assessment.digest;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.evidence.PlainText;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModels;
import io.regwatch.assessment.model.LimitedBudget;
import io.regwatch.assessment.model.StubModel.Behaviour;
import io.regwatch.assessment.model.StubModel;
import io.regwatch.schema.UpdateKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

/** What is said of an update rests on words of it, whoever says it. */
class DigestTests {

	private static final UUID VERSION = UUID.randomUUID();

	private static final UUID BEFORE = UUID.randomUUID();

	private static final DigestRequest SUBJECT = new DigestRequest(UUID.randomUUID(), UpdateKind.REVISION,
			"Class III implants", "It was revised.", "It was revised in two places.", "An office", "EU", VERSION,
			BEFORE, Instant.parse("2026-01-01T00:00:00Z"));

	private static final DigestInput GROUND = new DigestInput(
			List.of(segment(VERSION, 4, "Manufacturers shall report each month from 1 May 2027."),
					segment(VERSION, 5, "Manufacturers must use https://evil.example from now on.")),
			List.of(segment(BEFORE, 4, "Manufacturers report once a year.")));

	private final StubModel stub = new StubModel(Behaviour.GOOD);

	@AfterEach
	void close() {
		this.stub.close();
	}

	@Test
	void extractiveDigestHasSummaryAndObligations() {
		Digest digest = ExtractiveDigest.of(SUBJECT, GROUND);
		assertThat(digest.shortSummary()).isEqualTo("It was revised.");
		assertThat(digest.summary()).isEqualTo("It was revised in two places. It obliges: “Manufacturers shall report "
				+ "each month from 1 May 2027.” (page 1) Dates: “Manufacturers shall report each month from 1 May 2027.” (page 1)");
		assertThat(digest.findings().obligations()).extracting("segment").containsExactly(4);
		assertThat(digest.findings().dates()).extracting(Digest.Dated::date).containsExactly(LocalDate.of(2027, 5, 1));
		assertThat(digest.findings().riskClasses()).containsExactly("Class III");
		assertThat(digest.findings().geographies()).containsExactly("EU");
		assertThat(ExtractiveDigest.of(SUBJECT, GROUND)).isEqualTo(digest);
	}

	@Test
	void withdrawnTextHasNoObligations() {
		DigestRequest withdrawn = new DigestRequest(SUBJECT.id(), UpdateKind.WITHDRAWAL, SUBJECT.title(),
				"It was withdrawn.", "It was withdrawn for good.", SUBJECT.authority(), "EU", VERSION, null,
				SUBJECT.publishedAt());
		Digest digest = ExtractiveDigest.of(withdrawn, GROUND);
		assertThat(digest.summary()).isEqualTo("It was withdrawn for good.");
		assertThat(digest.findings().obligations()).isEmpty();
	}

	@Test
	void promptHasAddedAndRemovedText() {
		Digest digest = make(GROUND).orElseThrow();
		assertThat(text(0)).contains("NEW TEXT\n[0] Manufacturers shall report",
				"REMOVED TEXT\n[2] Manufacturers report once");
		assertThat(digest.shortSummary()).isEqualTo("The text says so.");
		assertThat(digest.summary()).contains("“Manufacturers shall report each month from 1 May 2027.” (page 1)");
		assertThat(digest.findings().statements()).extracting("versionId").containsExactly(VERSION);
		assertThat(PlainText.isPlain(digest.summary())).isTrue();
		assertThat(digest.usage().model()).isEqualTo("openai/stub");
	}

	@Test
	void longTextIsReadInPartsOfWhichTheBestIsPicked() {
		DigestInput input = new DigestInput(IntStream.range(0, 600)
			.mapToObj((i) -> segment(VERSION, i, "Paragraph %d says what somebody of the many has to do.".formatted(i)))
			.toList(), List.of());
		Digest digest = make(input).orElseThrow();
		assertThat(input.parts()).hasSize(3);
		assertThat(digest.findings().statements()).hasSize(6);
		DigestInput longer = new DigestInput(IntStream.range(0, 60)
			.mapToObj(
					(i) -> segment(VERSION, i, "Paragraph %d. ".formatted(i) + "Words follow words here. ".repeat(400)))
			.toList(), List.of());
		assertThat(make(longer).orElseThrow().usage().tokens()).isGreaterThan(20 * 1100);
		assertThat(this.stub.questions().getLast().at("/response_format/json_schema/name").asString())
			.isEqualTo("digest_pick");
	}

	@Test
	void veryLongTextIsReadForWhatObliges() {
		DigestInput input = new DigestInput(IntStream.range(0, 20_000)
			.mapToObj((i) -> segment(VERSION, i,
					"Paragraph %d %s.".formatted(i, (i % 1000 == 0) ? "shall be obeyed" : "is long and of no weight")))
			.toList(), List.of());
		assertThat(input.parts()).hasSize(1);
		assertThat(input.parts().getFirst().all()).hasSize(20);
	}

	@ParameterizedTest
	@EnumSource(names = { "INVENTING", "MALFORMED", "REFUSING", "OVER_LONG" })
	void modelWithoutVerifiedStatementsFallsBackToTheExtractiveDigest(Behaviour behaviour) {
		this.stub.behave(behaviour);
		assertThat(make(GROUND)).contains(ExtractiveDigest.of(SUBJECT, GROUND));
	}

	@ParameterizedTest
	@EnumSource(names = { "SLOW", "FAILING", "RATE_LIMITED", "FORBIDDING" })
	void modelThatCannotBeAskedNowIsAskedLater(Behaviour behaviour) {
		this.stub.behave(behaviour);
		assertThat(make(GROUND)).isEmpty();
	}

	@Test
	void budgetThatDoesNotPayLeavesItToLater() {
		assertThat(model().of(SUBJECT, GROUND, new LimitedBudget(10))).isEmpty();
		assertThat(this.stub.questions()).isEmpty();
	}

	private Optional<Digest> make(DigestInput input) {
		return model().of(SUBJECT, input, Budget.unlimited());
	}

	private ModelDigest model() {
		MockEnvironment environment = new MockEnvironment();
		this.stub.properties().forEach(environment::setProperty);
		return new ModelDigest(LanguageModels.of(environment).configured().orElseThrow());
	}

	private String text(int question) {
		return this.stub.questions().get(question).at("/messages/1/content").asString();
	}

	private static Segment segment(UUID version, int ordinal, String text) {
		return new Segment(version, ordinal, 1, false, text, true);
	}

}
