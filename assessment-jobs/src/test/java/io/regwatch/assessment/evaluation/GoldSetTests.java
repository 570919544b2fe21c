package io.regwatch.assessment.evaluation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.Priority;
import io.regwatch.schema.UpdateKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class GoldSetTests {

	private static final String SMALL = """
			half: tuning
			asOf: 2026-03-01
			profiles:
			  lenses: {markets: [EU], products: [{name: Lens, description: A lens}]}
			updates:
			  - id: one
			    source: {title: An office, geography: EU}
			    reference: {id: R 1, title: Lenses, type: guidance}
			    kind: revision
			    updateType: amendment
			    status: in_force
			    published: 2026-02-01
			    effective: 2026-02-02
			    text:
			      - "= # Scope"
			      - Lenses must be clear.
			    mustQuote: [must be clear]
			    expect:
			      lenses: {status: applicable, priority: medium}
			""";

	private static final List<EvaluationCase> SHIPPED = GoldSet.shipped().pairs();

	@TempDir
	Path directory = Path.of("");

	@Test
	void fileOfAnotherEncodingIsNamed() throws IOException {
		Path file = Files.write(this.directory.resolve("gold.yaml"), new byte[] { (byte) 0xe9, 'a' });
		assertThatExceptionOfType(InvalidGoldException.class).isThrownBy(() -> GoldSet.read(this.directory))
			.withMessage(file + ": not UTF-8");
	}

	@Test
	void shippedSetHasPairsOfEveryKindInBothHalves() {
		Map<DatasetSplit, List<EvaluationCase>> halves = SHIPPED.stream()
			.collect(Collectors.groupingBy(EvaluationCase::half));
		assertThat(halves).containsKeys(DatasetSplit.TUNING, DatasetSplit.TEST);
		Stream.of(DatasetSplit.TUNING, DatasetSplit.TEST).map(halves::get).forEach((pairs) -> {
			assertThat(pairs).hasSizeGreaterThan(90);
			assertThat(pairs).extracting(EvaluationCase::profile).contains("stents", "pumps").hasSizeGreaterThan(12);
			assertThat(pairs).extracting((pair) -> pair.expected().status()).contains(ApplicabilityStatus.values());
			assertThat(pairs).extracting((pair) -> pair.expected().priority()).contains(Priority.values());
			assertThat(pairs).extracting((pair) -> pair.candidate().kind()).contains(UpdateKind.values());
		});
	}

	@Test
	void updateOfOneHalfIsNotInTheOther() {
		Map<DatasetSplit, Set<String>> texts = SHIPPED.stream()
			.filter((pair) -> !pair.text().isEmpty())
			.collect(Collectors.groupingBy(EvaluationCase::half,
					Collectors.mapping((pair) -> pair.text().getLast().text(), Collectors.toSet())));
		assertThat(texts.get(DatasetSplit.TUNING)).doesNotContainAnyElementsOf(texts.get(DatasetSplit.TEST));
	}

	@Test
	void readDetectsHeadingsAndChangedBlocks() throws IOException {
		EvaluationCase pair = read(SMALL).getFirst();
		assertThat(pair.text().getFirst().text()).isEqualTo("Scope");
		assertThat(pair.text().getFirst().heading()).isTrue();
		assertThat(pair.text().getFirst().fresh()).isFalse();
		assertThat(pair.text().getLast().fresh()).isTrue();
		assertThat(pair.mustQuote()).containsExactly(1);
		assertThat(pair.now()).isEqualTo("2026-03-01T00:00:00Z");
	}

	@Test
	void mistakeIsNamedWithFileLineAndField() {
		refused(SMALL.replace("kind: revision", "kind: change"),
				"gold.yaml:9: field 'updates.0.kind': 'change' is not one of new_publication, revision");
		refused(SMALL.replace("    text:", "    words: none\n    text:"),
				"gold.yaml, before line 21: field 'updates.0.words': unknown; allowed: ");
		refused(SMALL.replace("    status: in_force\n", ""),
				"gold.yaml, before line 19: field 'updates.0': 'status' is missing");
		refused(SMALL.replace("half: tuning\n", ""), "needs 'half' (tuning or test)");
		refused(SMALL.replace("published: 2026-02-01", "published: soon"), "gold.yaml:12: field 'updates.0.published'");
		refused("- [", "gold.yaml:1");
	}

	@Test
	void unknownNameIsReported() {
		refused(SMALL.replace("      lenses: {status", "      gloves: {status"),
				"gold.yaml: update 'one': field 'expect.gloves': no such profile; there are [lenses]");
		refused(SMALL.replace("[must be clear]", "[must be green]"),
				"update 'one': field 'mustQuote': 'must be green' has to stand in one segment of the text, not in 0");
		refused("profiles: {}", "no pairs");
	}

	private void refused(String yaml, String message) {
		assertThatExceptionOfType(InvalidGoldException.class).isThrownBy(() -> read(yaml))
			.withMessageContaining(message);
	}

	private List<EvaluationCase> read(String yaml) throws IOException {
		Files.writeString(this.directory.resolve("gold.yaml"), yaml);
		return GoldSet.read(this.directory).pairs();
	}

}
