package io.regwatch.assessment.model;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.regwatch.search.embedding.SentenceEmbeddingModel;

/**
 * Sentence embeddings of passages of a text.
 *
 * @param model that made them; those of other models are not comparable
 * @param passages by their index in the text
 */
public record Embeddings(String model, Map<Integer, Embedding> passages) {

	/** No embeddings. */
	public static final Embeddings NONE = new Embeddings(SentenceEmbeddingModel.NAME, Map.of());

	public Embeddings {
		passages = Map.copyOf(passages);
	}

	/**
	 * Loads the model if necessary, which takes seconds.
	 */
	public static void prepare() {
		SentenceEmbeddingModel.embed("ready");
	}

	/**
	 * Reads passages.
	 * @param texts by their places
	 * @return {@link #NONE} if no model can be loaded
	 */
	public static Embeddings of(Map<Integer, String> texts) {
		Map<Integer, Embedding> passages = new TreeMap<>();
		texts.forEach((place, text) -> SentenceEmbeddingModel.embed(text)
			.ifPresent((one) -> passages.put(place, Embedding.of(one))));
		return new Embeddings(SentenceEmbeddingModel.NAME, passages);
	}

	/**
	 * Reads one text.
	 * @param text any
	 * @return empty if it is blank, or no model can be loaded
	 */
	public static Optional<Embedding> of(String text) {
		return text.isBlank() ? Optional.empty() : SentenceEmbeddingModel.embed(text).map(Embedding::of);
	}

	/**
	 * Cosine similarities of the passages to a text.
	 * @param other embedding of the text
	 * @return from -1 to 1, by their index
	 */
	public Map<Integer, Double> similaritiesTo(Embedding other) {
		return !this.model.equals(SentenceEmbeddingModel.NAME) ? Map.of()
				: this.passages.entrySet()
					.stream()
					.collect(Collectors.toMap(Map.Entry::getKey, (one) -> one.getValue().cosineSimilarity(other)));
	}

}
