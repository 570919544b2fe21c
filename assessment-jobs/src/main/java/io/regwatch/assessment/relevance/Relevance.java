package io.regwatch.assessment.relevance;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether what a document is about is the company's. */
public sealed interface Relevance {

	/**
	 * It is.
	 *
	 * @param labels what both speak of, in the alphabet's order
	 */
	record Shared(List<String> labels) implements Relevance {

		public Shared {
			labels = labels.stream().sorted().toList();
		}

	}

	/** It is about devices at large. */
	record ForAll() implements Relevance {
	}

	/**
	 * It is not, by a rule that can be cited.
	 *
	 * @param rule its name
	 * @param named what the document is about, in the alphabet's order
	 * @param profileField that the rule read
	 * @param values what stands there
	 */
	record Foreign(String rule, List<String> named, String profileField, List<String> values) implements Relevance {

		/** The rule of devices that another body of law governs. */
		static final String OTHER_LAW = "other_law";

		public Foreign {
			named = named.stream().sorted().toList();
			values = List.copyOf(values);
		}

	}

	/**
	 * It cannot be decided.
	 *
	 * @param question whose answer would decide; empty if none is known
	 */
	record Unclear(String question) implements Relevance {

		/** It cannot be decided, and no question would help. */
		public Unclear() {
			this("");
		}

	}

	/**
	 * What follows if any of several is enough: nothing is put aside of which one may be
	 * the company's.
	 * @param several possibly none
	 * @return the nearest of them; empty if there are none
	 */
	static Optional<Relevance> any(Stream<Relevance> several) {
		return several.min(Comparator.comparingInt((one) -> switch (one) {
			case Shared _ -> 0;
			case ForAll _ -> 1;
			case Unclear _ -> 2;
			case Foreign _ -> 3;
		}));
	}

	/**
	 * What follows if each of several is needed.
	 * @param several at least one
	 * @return the farthest of them
	 */
	static Relevance every(Stream<Relevance> several) {
		return several.max(Comparator.comparingInt((one) -> switch (one) {
			case Shared _, ForAll _ -> 0;
			case Unclear _ -> 1;
			case Foreign _ -> 2;
		})).orElseThrow();
	}

}
