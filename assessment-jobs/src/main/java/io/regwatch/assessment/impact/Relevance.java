package io.regwatch.assessment.impact;

import java.util.List;

/** Whether what a document is about is the company's. */
sealed interface Relevance {

	/**
	 * It is.
	 *
	 * @param labels what both speak of
	 */
	record Shared(List<String> labels) implements Relevance {

		public Shared {
			labels = List.copyOf(labels);
		}

	}

	/** It is about devices at large. */
	record ForAll() implements Relevance {
	}

	/**
	 * It is not, by a rule that can be cited.
	 *
	 * @param rule its name
	 * @param named what the document is about
	 * @param profileField that the rule read
	 * @param values what stands there
	 */
	record Foreign(String rule, List<String> named, String profileField, List<String> values) implements Relevance {

		public Foreign {
			named = List.copyOf(named);
			values = List.copyOf(values);
		}

	}

	/**
	 * It cannot be decided.
	 *
	 * @param question whose answer would decide; empty if none is known
	 */
	record Unclear(String question) implements Relevance {

		Unclear() {
			this("");
		}

	}

}
