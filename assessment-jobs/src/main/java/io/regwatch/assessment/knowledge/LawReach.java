package io.regwatch.assessment.knowledge;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

import io.regwatch.schema.Geography;

/**
 * Where the law of an authority reaches beyond its own geography.
 *
 * @param authority code of its geography
 * @param market code of the other geography
 * @param region of the market in which the law holds, in words that name it; empty for
 * all of it
 */
public record LawReach(String authority, String market, Optional<WordPattern> region) {

	private static final String ALL_OF_IT = "*";

	private static final String UNION = "EU";

	private static final List<LawReach> TABLE = KnowledgeTable.read("law-reach.tsv")
		.map((row) -> new LawReach(row.text("authority"), row.text("market"), region(row.text("region"))))
		.toList();

	/**
	 * Whether an authority's rules may concern who sells in a market.
	 * @param authority code of its geography
	 * @param market code
	 * @param named whether the profile or the document names a region
	 * @return {@code false} only if they clearly do not
	 */
	public static boolean reaches(String authority, String market, Predicate<WordPattern> named) {
		if (authority.equals(Geography.INTERNATIONAL) || market.equals(Geography.INTERNATIONAL)
				|| authority.equals(market)) {
			return true;
		}
		return TABLE.stream().anyMatch((row) -> row.holds(authority, market, named))
				|| (market.equals(UNION) && TABLE.stream().anyMatch((row) -> row.isMember(authority)));
	}

	/**
	 * Whether in vitro diagnostics have a law of their own, apart from that of other
	 * devices.
	 * @param authority code of its geography
	 * @return {@code false} where one law governs both
	 */
	public static boolean separatesDiagnostics(String authority) {
		return authority.equals(UNION) || authority.equals("CH")
				|| TABLE.stream().anyMatch((row) -> row.isMember(authority));
	}

	private boolean holds(String from, String to, Predicate<WordPattern> named) {
		return this.authority.equals(from) && this.market.equals(to) && this.region.map(named::test).orElse(true);
	}

	/** A state in which all of the Union's law holds is a part of its market. */
	private boolean isMember(String state) {
		return this.authority.equals(UNION) && this.market.equals(state) && this.region.isEmpty();
	}

	private static Optional<WordPattern> region(String words) {
		return words.equals(ALL_OF_IT) ? Optional.empty() : Optional.of(KnowledgeTable.pattern(words));
	}

}
