package io.regwatch.assessment.knowledge;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a part of an expression matches.
 *
 * @param exact all that it matches, if that is known
 * @param starts with one of which each match begins, if it is not known exactly
 * @param best literals of which one stands in each match, if it is not known exactly
 */
record ExpressionPart(Optional<Set<String>> exact, Optional<Set<String>> starts, Optional<Set<String>> best) {

	/**
	 * Letters of the shortest literal that is worth a search, in scripts with many
	 * letters.
	 */
	private static final int SHORTEST = 2;

	/** The same in bytes: three letters of the Latin alphabet. */
	private static final int SHORTEST_BYTES = 3;

	/** What matches no letter, such as a boundary. */
	static final ExpressionPart NOTHING = of(Set.of(""));

	/** Matches anything, nothing as well. */
	static final ExpressionPart ANY = new ExpressionPart(Optional.empty(), Optional.empty(), Optional.empty());

	private static final Comparator<Set<String>> BETTER = Comparator.comparingInt(ExpressionPart::shortest)
		.thenComparing(Comparator.<Set<String>>comparingInt(Set::size).reversed());

	static ExpressionPart of(Set<String> exact) {
		return new ExpressionPart(Optional.of(exact), Optional.empty(), Optional.empty());
	}

	private static boolean isWorthwhile(String literal) {
		return literal.length() >= SHORTEST && literal.getBytes(StandardCharsets.UTF_8).length >= SHORTEST_BYTES;
	}

	private static int shortest(Set<String> literals) {
		return literals.stream().mapToInt(String::length).min().orElse(0);
	}

	Optional<Set<String>> required() {
		return better(this.best, this.exact.filter((all) -> all.stream().allMatch(ExpressionPart::isWorthwhile)));
	}

	/** The one of two that fewer texts contain. */
	static Optional<Set<String>> better(Optional<Set<String>> one, Optional<Set<String>> other) {
		return one.isEmpty() ? other : other.isEmpty() ? one
				: Optional.of(BETTER.compare(one.get(), other.get()) >= 0 ? one.get() : other.get());
	}

	ExpressionPart or(ExpressionPart other) {
		Optional<Set<String>> both = this.exact.flatMap((one) -> other.exact.map((two) -> union(one, two)));
		Optional<Set<String>> required = required().flatMap((one) -> other.required().map((two) -> union(one, two)));
		return both.isPresent() ? of(both.get()) : new ExpressionPart(both,
				begins().flatMap((one) -> other.begins().map((two) -> union(one, two))), required);
	}

	/** The same once or more often. */
	ExpressionPart more() {
		return new ExpressionPart(Optional.empty(), begins(), required());
	}

	/** Letters with which each match begins. */
	Optional<Set<String>> begins() {
		return this.exact.or(() -> this.starts);
	}

	private static Set<String> union(Set<String> one, Set<String> other) {
		Set<String> union = new LinkedHashSet<>(one);
		union.addAll(other);
		return union;
	}

}
