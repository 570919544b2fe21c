package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Recognises quotes that leave a company out: exclusions, other kinds and classes of
 * devices, characteristics that its devices have not.
 */
final class LimitingQuotes {

	private final ProfileFacts facts;

	private final Set<String> exclusions;

	LimitingQuotes(ProfileFacts facts, Passages text) {
		this.facts = facts;
		this.exclusions = text.exclusions().stream().collect(Collectors.toUnmodifiableSet());
	}

	/** Whether the quote is a part of a sentence that excludes or exempts. */
	boolean excludes(Evidence.OfText proof) {
		String quote = proof.quote().strip();
		return this.exclusions.stream().anyMatch((sentence) -> sentence.contains(quote) || quote.contains(sentence));
	}

	/** Whether the quote names others and nothing of the company's own. */
	boolean limits(String quote) {
		List<String> texts = List.of(quote);
		Vocabulary words = Vocabulary.shipped();
		Set<String> kinds = words.find(Topic.DEVICE_KINDS, texts);
		Set<String> classes = words.find(Topic.RISK_CLASSIFICATIONS, texts);
		Set<String> own = this.facts.labelsOf(Topic.RISK_CLASSIFICATIONS);
		boolean otherKind = !kinds.isEmpty() && !this.facts.kinds().isEmpty()
				&& kinds.stream().noneMatch(this.facts.kinds()::contains);
		boolean otherClass = !classes.isEmpty() && !own.isEmpty() && classes.stream().noneMatch(own::contains);
		boolean without = words.find(Topic.DEVICE_CHARACTERISTICS, texts)
			.stream()
			.anyMatch((label) -> this.facts.characteristic(label) == ThreeValued.HAS_NOT);
		return otherKind || otherClass || without;
	}

}
