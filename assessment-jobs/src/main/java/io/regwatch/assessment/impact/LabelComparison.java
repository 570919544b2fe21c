package io.regwatch.assessment.impact;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What follows from what a document names and what a company has. Nothing follows if
 * either side names nothing.
 *
 * @param rule name of what is compared
 * @param profileField that it looks at
 * @param values what stands there
 */
record LabelComparison(String rule, String profileField, List<String> values) {

	Optional<Relevance> of(Collection<String> named, Collection<String> own) {
		List<String> both = new ArrayList<>(named);
		both.retainAll(own);
		if (!both.isEmpty() || named.isEmpty()) {
			return shared(both);
		}
		return (own.isEmpty() || this.values.isEmpty()) ? Optional.empty() : foreign(named);
	}

	Optional<Relevance> foreign(Collection<String> named) {
		return Optional.of(new Relevance.Foreign(this.rule, List.copyOf(named), this.profileField, this.values));
	}

	static Optional<Relevance> shared(List<String> labels) {
		return labels.isEmpty() ? Optional.empty() : Optional.of(new Relevance.Shared(labels));
	}

	static Optional<Relevance> unclear() {
		return Optional.of(new Relevance.Unclear());
	}

}
