package io.regwatch.assessment.model;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.regwatch.schema.ContentHash;
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

	/** An entry takes less than a kilobyte; to embed a text takes some 45 ms. */
	private static final Cache<ContentHash, Optional<Embedding>> RECENT = Caffeine.newBuilder()
		.maximumSize(20_000)
		.build();

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
	 * Reads one text. What was read recently is kept, because each run of a workspace
	 * asks for that of its profile.
	 * @param text any
	 * @return empty if it is blank, or no model can be loaded
	 */
	public static Optional<Embedding> of(String text) {
		return text.isBlank() ? Optional.empty()
				: RECENT.get(ContentHash.of(text), (_) -> SentenceEmbeddingModel.embed(text).map(Embedding::of));
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
