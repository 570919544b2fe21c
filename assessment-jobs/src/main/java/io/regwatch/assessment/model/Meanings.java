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
public record Meanings(String model, Map<Integer, Meaning> passages) {

	/** Nothing is known. */
	public static final Meanings NONE = new Meanings(SentenceModel.NAME, Map.of());

	public Meanings {
		passages = Map.copyOf(passages);
	}

	/**
	 * Loads the model if it has not been needed yet, which takes seconds.
	 */
	public static void prepare() {
		SentenceModel.read("ready");
	}

	/**
	 * Reads passages.
	 * @param texts by their places
	 * @return {@link #NONE} where no model can be loaded
	 */
	public static Meanings of(Map<Integer, String> texts) {
		Map<Integer, Meaning> passages = new TreeMap<>();
		texts.forEach((place, text) -> SentenceModel.read(text).ifPresent((one) -> passages.put(place, one)));
		return new Meanings(SentenceModel.NAME, passages);
	}

	/**
	 * Reads one text.
	 * @param text any
	 * @return empty if it says nothing, or no model can be loaded
	 */
	public static Optional<Meaning> of(String text) {
		return text.isBlank() ? Optional.empty() : SentenceModel.read(text);
	}

	/**
	 * How near the passages come to a text.
	 * @param other what the text means
	 * @return from -1 to 1, by their places
	 */
	public Map<Integer, Double> nearnessTo(Meaning other) {
		return !this.model.equals(SentenceModel.NAME) ? Map.of()
				: this.passages.entrySet()
					.stream()
					.collect(Collectors.toMap(Map.Entry::getKey, (one) -> one.getValue().nearness(other)));
	}

}
