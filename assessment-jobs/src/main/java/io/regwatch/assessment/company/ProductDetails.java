package io.regwatch.assessment.company;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.AffirmedTerms;
import io.regwatch.assessment.mention.Polarity;

/** Whether a company's products have a detail, as far as its profile says. */
public final class ProductDetails {

	/** A list that is followed by more is not closed. */
	private static final WordPattern EXAMPLES = WordPattern
		.of("\\b(such as|including|includes?|e\\.g\\.|for example|among others|and others?|etc|or similar|some of)\\b");

	private static final WordPattern OR = WordPattern.of("[\\s,]+(and/or|or|oder|ou|o) (an? )?");

	private final ProfileFacts facts;

	/**
	 * Reads the details of products.
	 * @param facts of the company
	 */
	public ProductDetails(ProfileFacts facts) {
		this.facts = facts;
	}

	/**
	 * Whether the products have a detail.
	 * @param detail that is looked for
	 * @return unknown unless the profile decides it
	 */
	public ThreeValued of(ProductDetail detail) {
		Set<Polarity> said = said(detail.own());
		if (said.contains(Polarity.AFFIRMED)) {
			return ThreeValued.HAS;
		}
		if (said.contains(Polarity.DENIED)) {
			return ThreeValued.HAS_NOT;
		}
		if (said.contains(Polarity.OPEN)) {
			return ThreeValued.UNKNOWN;
		}
		if (this.facts.hasFamily((family) -> detail.certain().contains(family.name()))) {
			return ThreeValued.HAS;
		}
		boolean excluded = detail.alternatives().anyMatch((other) -> isClosed(other.own()))
				|| (!hasWhatItNeeds(detail)
						&& this.facts.isImpossible((family) -> detail.impossible().contains(family.name())))
				|| (!detail.needs().isEmpty() && this.facts.characteristic(detail.needs()) == ThreeValued.HAS_NOT);
		return excluded ? ThreeValued.HAS_NOT : ThreeValued.UNKNOWN;
	}

	/**
	 * The details that a text asks for: of "wireless or networked devices", one that is
	 * known is enough.
	 * @param text a title or a sentence
	 * @return by their starts
	 */
	public Stream<ProductDetail.Place> needed(String text) {
		return ProductDetail.places(text).filter((place) -> !hasAlternative(text.substring(place.end())));
	}

	private boolean hasAlternative(String behind) {
		Matcher or = OR.matcher(behind);
		return or.lookingAt() && AffirmedTerms.characteristics(behind)
			.stream()
			.anyMatch((match) -> match.start() == or.end()
					&& this.facts.characteristic(match.label()) == ThreeValued.HAS);
	}

	/**
	 * Whether the profile denies a detail, and affirms it nowhere.
	 * @param detail that is looked for
	 * @return {@code true} if it does
	 */
	public boolean isDenied(ProductDetail detail) {
		Set<Polarity> said = said(detail.own());
		return said.contains(Polarity.DENIED) && !said.contains(Polarity.AFFIRMED);
	}

	/**
	 * Whether the profile says that a detail is not known.
	 * @param detail that is looked for
	 * @return {@code true} if it does
	 */
	public boolean isOpen(ProductDetail detail) {
		return said(detail.own()).contains(Polarity.OPEN);
	}

	/**
	 * The sentences of the profile that name a detail.
	 * @param detail that is looked for
	 * @return possibly none
	 */
	public List<String> sentences(ProductDetail detail) {
		return this.facts.sentences().stream().filter((one) -> detail.own().matcher(one).find()).toList();
	}

	/**
	 * The sentences of the profile that deny a detail, or name another of its group.
	 * @param detail that is looked for
	 * @return possibly none
	 */
	public List<String> denials(ProductDetail detail) {
		return Stream.concat(Stream.of(detail), detail.alternatives())
			.flatMap((one) -> sentences(one).stream())
			.distinct()
			.toList();
	}

	/** A method of sterilisation is possible wherever devices are sterile. */
	private boolean hasWhatItNeeds(ProductDetail detail) {
		return !detail.needs().isEmpty() && this.facts.characteristic(detail.needs()) == ThreeValued.HAS;
	}

	/** Whether a profile names it without leaving room for others of its group. */
	private boolean isClosed(WordPattern words) {
		return this.facts.sentences()
			.stream()
			.anyMatch((sentence) -> !EXAMPLES.isIn(sentence)
					&& Polarity.allOf(words, List.of(sentence)).contains(Polarity.AFFIRMED));
	}

	private Set<Polarity> said(WordPattern words) {
		return Polarity.allOf(words, this.facts.sentences());
	}

}
