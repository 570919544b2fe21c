package io.regwatch.assessment.impact;

import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.StoredText;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.SomeCandidates;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What is kept with a text does not depend on who asked first, or for which title. */
class SharedFactsTests {

	private static final List<Company> COMPANIES = List.of(
			AssessedText.product("We make hearing aids of class IIa.", "Hearing aid"),
			AssessedText.product("We make coronary stents of class III.", "Coronary stent"),
			AssessedText.company("We distribute dental implants that others make.", "Class IIb"));

	private static final List<AssessableUpdate> UPDATES = Stream
		.of("Hearing aids", "Coronary stents and their delivery systems", "Medicinal products")
		.map((title) -> SomeCandidates.inForce(title, true))
		.toList();

	@ParameterizedTest
	@ValueSource(strings = {
			"Hospitals shall report each loss of a hearing aid. Manufacturers have no obligations under this notice.",
			"Class III devices | 31 January 2027. Class IIa devices | 30 June 2028. Manufacturers shall comply by those days.",
			"Medicines shall be stored below 25 °C. Medicines shall be labelled. This order does not apply to medical devices." })
	void orderOfQuestionsDecidesNothing(String sentences) {
		List<AssessmentResult> fresh = assess(() -> text(sentences));
		StoredText shared = text(sentences);
		assertThat(assess(() -> shared)).isEqualTo(fresh);
		StoredText backwards = text(sentences);
		pairs().toList().reversed().forEach((pair) -> pair.assess(backwards));
		assertThat(assess(() -> backwards)).isEqualTo(fresh);
	}

	private static List<AssessmentResult> assess(Supplier<StoredText> text) {
		return pairs().map((pair) -> pair.assess(text.get())).toList();
	}

	private static Stream<Pair> pairs() {
		return COMPANIES.stream().flatMap((company) -> UPDATES.stream().map((update) -> new Pair(company, update)));
	}

	private static StoredText text(String sentences) {
		List<String> blocks = List.of(sentences.split("(?<=\\.) "));
		return new StoredText(IntStream.range(0, blocks.size())
			.mapToObj((place) -> new Segment(new UUID(0, 1), place, 1, false, blocks.get(place), true))
			.toList(), List.of(), Embeddings.NONE);
	}

	private record Pair(Company company, AssessableUpdate update) {

		AssessmentResult assess(StoredText text) {
			return AssessedText.of(this.company, this.update, text);
		}

	}

}
