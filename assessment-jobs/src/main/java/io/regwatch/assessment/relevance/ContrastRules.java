package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;

import io.regwatch.assessment.company.ProductDetails;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Compares details of which a device has one and not the others: a smooth or a textured
 * surface, use on the skin or inside the body.
 */
final class ContrastRules {

	/** What limits a kind of device to those that have the detail that follows. */
	private static final WordPattern LIMITED_TO = WordPattern
		.of("\\b(contain(s|ing)?|with|incorporat(es?|ing)|made (of|from|with)|coated with|derived from|utili[sz]ing|releasing|mit|enthalten\\w*|contenant|avec|à base de|con|com|conteniendo|contenenti)\\W+(\\w+\\W+){0,3}$");

	private static final WordPattern OR = WordPattern.of("\\b(or|oder|ou|o)\\b");

	private final ProfileFacts facts;

	private final ProductDetails details;

	ContrastRules(ProfileFacts facts, ProductDetails details) {
		this.facts = facts;
		this.details = details;
	}

	/**
	 * A text about one of two contrasting details that says itself that the other one,
	 * which is the company's, is not meant; also of a detail that the title names and the
	 * profile does not.
	 */
	Optional<Relevance> excluded(UpdateTitles titles, List<String> exclusions, List<String> inclusions) {
		List<String> meant = Stream.concat(titles.texts().stream(), inclusions.stream()).toList();
		return exclusions.stream()
			.filter(this::mayNameOwnKind)
			.flatMap(ProductDetail::in)
			.filter((own) -> this.details.of(own) == ThreeValued.HAS)
			.flatMap((own) -> Stream.concat(own.alternatives(), titles.details())
				.filter((other) -> !other.equals(own))
				.filter((other) -> this.details.of(other) != ThreeValued.HAS && names(meant, other)
						&& meant.stream().allMatch((one) -> names(List.of(one), other) || !names(List.of(one), own)))
				.map((other) -> foreign(other, this.details.sentences(own))))
			.findFirst();
	}

	/**
	 * What the details of titles leave of a subject that is the company's own: each has
	 * to be met, unless the title has alternatives.
	 */
	Optional<Relevance> limiting(List<String> titles, Passages text) {
		List<ProductDetail> named = titles.stream()
			.flatMap(this.details::needed)
			.map(ProductDetail.Place::detail)
			.distinct()
			.toList();
		List<Relevance> limits = named.stream()
			.filter((one) -> one.alternatives().noneMatch(named::contains) && !isOfOtherKind(one, titles))
			.flatMap((one) -> limiting(one, titles, text).stream())
			.toList();
		boolean alternatives = limits.size() < named.size() && titles.stream().anyMatch(OR::isIn);
		Stream<Relevance> counted = limits.stream().filter((one) -> !alternatives || one instanceof Relevance.Unclear);
		return counted.reduce((one, other) -> Relevance.every(Stream.of(one, other)));
	}

	/**
	 * Whether a detail is that of another kind that a title names beside the company's:
	 * "surgical masks and gloves".
	 */
	private boolean isOfOtherKind(ProductDetail detail, List<String> titles) {
		return titles.stream().anyMatch((title) -> detail.words().matcher(title).results().anyMatch((place) -> {
			List<String> kinds = Vocabulary.shipped()
				.matches(Topic.DEVICE_KINDS, title)
				.stream()
				.filter((kind) -> kind.start() < place.end() && place.start() < kind.end())
				.map(TermMatch::label)
				.toList();
			return !kinds.isEmpty() && kinds.stream().noneMatch(this.facts.kinds()::contains);
		}));
	}

	/** Two signals put aside: the profile denies it, and the text repeats it. */
	private Optional<Relevance> limiting(ProductDetail detail, List<String> titles, Passages text) {
		boolean contrasting = !detail.group().isEmpty();
		return switch (this.details.of(detail)) {
			case HAS -> Optional.empty();
			case HAS_NOT ->
				(contrasting || this.details.isDenied(detail)) ? Optional.of(denied(detail, text)) : Optional.empty();
			case UNKNOWN -> (contrasting || this.details.isOpen(detail) || isLimitedTo(detail, titles))
					? Optional.of(new Relevance.Unclear(detail.question())) : Optional.empty();
		};
	}

	private Relevance denied(ProductDetail detail, Passages text) {
		return (names(text.bodies(), detail) && !coversOwn(detail, text))
				? foreign(detail, this.details.denials(detail)) : new Relevance.Unclear(detail.question());
	}

	/** Whether the text is for the company's alternative as well. */
	private boolean coversOwn(ProductDetail detail, Passages text) {
		return detail.alternatives()
			.anyMatch((other) -> names(text.statements().inclusions(), other)
					&& this.details.of(other) == ThreeValued.HAS);
	}

	private static boolean isLimitedTo(ProductDetail detail, List<String> titles) {
		return titles.stream().anyMatch((title) -> {
			Matcher found = detail.words().matcher(title);
			return found.find() && LIMITED_TO.isIn(title.substring(0, found.start()));
		});
	}

	private boolean mayNameOwnKind(String sentence) {
		Set<String> kinds = Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(sentence));
		return kinds.isEmpty() || kinds.stream().anyMatch(this.facts.kinds()::contains);
	}

	private static boolean names(List<String> texts, ProductDetail detail) {
		return texts.stream().anyMatch((text) -> detail.words().matcher(text).find());
	}

	private static Relevance foreign(ProductDetail detail, List<String> values) {
		return new Relevance.Foreign("product_detail", List.of(detail.name()), "companyDescription", values);
	}

}
