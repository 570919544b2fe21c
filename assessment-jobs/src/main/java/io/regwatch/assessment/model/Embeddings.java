package io.regwatch.assessment.model;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What passages of a text mean.
 *
 * @param model that says so; of another model nothing can be told
 * @param passages by their places in the text
 */
public record Embeddings(String model, Map<Integer, Embedding> passages) {

	/** Nothing is known. */
	public static final Embeddings NONE = new Embeddings(SentenceEmbeddingModel.NAME, Map.of());

	public Embeddings {
		passages = Map.copyOf(passages);
	}

	/**
	 * Loads the model if it has not been needed yet, which takes seconds.
	 */
	public static void prepare() {
		SentenceEmbeddingModel.read("ready");
	}

	/**
	 * Reads passages.
	 * @param texts by their places
	 * @return {@link #NONE} where no model can be loaded
	 */
	public static Embeddings of(Map<Integer, String> texts) {
		Map<Integer, Embedding> passages = new TreeMap<>();
		texts.forEach((place, text) -> SentenceEmbeddingModel.read(text).ifPresent((one) -> passages.put(place, one)));
		return new Embeddings(SentenceEmbeddingModel.NAME, passages);
	}

	/**
	 * Reads one text.
	 * @param text any
	 * @return empty if it says nothing, or no model can be loaded
	 */
	public static Optional<Embedding> of(String text) {
		return text.isBlank() ? Optional.empty() : SentenceEmbeddingModel.read(text);
	}

	/**
	 * How near the passages come to a text.
	 * @param other what the text means
	 * @return from -1 to 1, by their places
	 */
	public Map<Integer, Double> similaritiesTo(Embedding other) {
		return !this.model.equals(SentenceEmbeddingModel.NAME) ? Map.of()
				: this.passages.entrySet()
					.stream()
					.collect(Collectors.toMap(Map.Entry::getKey, (one) -> one.getValue().nearness(other)));
	}

}
