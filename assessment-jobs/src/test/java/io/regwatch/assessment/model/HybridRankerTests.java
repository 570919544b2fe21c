package io.regwatch.assessment.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class HybridRankerTests {

	private static final List<String> PASSAGES = List.of("The office is open on Mondays.",
			"A catheter is drawn in figure 3 of the annex.",
			"Of all the members of the board only those who met the catheter group in May may vote on the minutes.",
			"Before a catheter widens an artery of the heart, test it.");

	private static final HybridRanker TEXTS = HybridRanker.of(PASSAGES);

	private static final PhraseQueries PHRASES = PhraseQueries.of(List.of("catheter"));

	private static final String MEANING = "We make balloons for coronary angioplasty.";

	@Test
	void wordsFindPassagesAndMeaningRanksThem() {
		assertThat(TEXTS.best(PHRASES, Map.of(), 4)).containsExactlyInAnyOrder(1, 2, 3).first().isEqualTo(1);
		assertThat(TEXTS.best(PHRASES, nearness(), 4)).containsExactlyInAnyOrder(1, 2, 3).first().isEqualTo(3);
		assertThat(TEXTS.best(PHRASES, nearness(), 1)).containsExactly(3);
	}

	@Test
	void meaningFindsPassagesWithoutTheWords() {
		assertThat(TEXTS.best(PhraseQueries.of(List.of("stent")), nearness(), 4)).containsExactly(3);
		assertThat(TEXTS.best(PhraseQueries.of(List.of("stent")), Map.of(), 4)).isEmpty();
		assertThat(HybridRanker.of(List.of()).best(PHRASES, Map.of(), 4)).isEmpty();
	}

	@Test
	void embeddingsOfAnotherModelAreIgnored() {
		Embeddings others = new Embeddings("another", Embeddings.of(Map.of(0, MEANING)).passages());
		assertThat(others.passages()).hasSize(1);
		assertThat(others.similaritiesTo(Embeddings.of(MEANING).orElseThrow())).isEmpty();
	}

	@Test
	void meaningsAreReadAsTheyWereWritten() {
		Embeddings embeddings = Embeddings.of(Map.of(3, PASSAGES.getFirst(), 9, PASSAGES.getLast()));
		Embedding other = Embeddings.of(MEANING).orElseThrow();
		JsonMapper json = JsonMapper.shared();
		assertThat(json.readValue(json.writeValueAsString(embeddings), Embeddings.class).similaritiesTo(other))
			.isEqualTo(embeddings.similaritiesTo(other))
			.containsOnlyKeys(3, 9);
	}

	private static Map<Integer, Double> nearness() {
		Map<Integer, String> texts = new HashMap<>();
		PASSAGES.forEach((text) -> texts.put(PASSAGES.indexOf(text), text));
		return Embeddings.of(texts).similaritiesTo(Embeddings.of(MEANING).orElseThrow());
	}

}
