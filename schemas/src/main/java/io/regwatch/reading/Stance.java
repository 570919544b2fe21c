package io.regwatch.reading;

import java.util.Set;

/**
 * To whom a sentence says that something applies.
 *
 * @param classes of scope, exclusion and exemption, denied or not
 * @param theme what is said to apply: an exemption, an exclusion, or
 * ({@link SentenceClass#SCOPE}) the text
 */
record Stance(Set<SentenceClass> classes, SentenceClass theme) {

	/** Nothing is said of it. */
	static final Stance NONE = new Stance(Set.of(), SentenceClass.SCOPE);

	Stance {
		classes = Set.copyOf(classes);
	}

	/** What a statement about this one says: "this applies to", "this does not apply". */
	SentenceClass about(boolean denied) {
		SentenceClass own = this.classes.stream()
			.filter((one) -> one != SentenceClass.SCOPE)
			.findFirst()
			.orElse(SentenceClass.SCOPE);
		return denied ? denied(own) : own;
	}

	static SentenceClass denied(SentenceClass said) {
		return switch (said) {
			case EXEMPTION -> SentenceClass.NEGATED_EXEMPTION;
			case NEGATED_EXEMPTION -> SentenceClass.EXEMPTION;
			case EXCLUSION -> SentenceClass.NEGATED_EXCLUSION;
			default -> SentenceClass.EXCLUSION;
		};
	}

}
