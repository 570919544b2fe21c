package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.knowledge.LawReach;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.Polarity;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.ReadSentence;

/**
 * Clear misses, each with the rule that says so: the law of an authority that does not
 * reach the company's markets, and law of other goods than its own. What the workspace
 * follows by name is never out of scope.
 */
public final class ExclusionRules {

	/** The geography of standards bodies and forums, whose texts hold anywhere. */
	private static final String INTERNATIONAL = "INT";

	private static final String GREAT_BRITAIN = "GB";

	/** "Nothing outside Japan" denies all but Japan. */
	private static final WordPattern OUTSIDE = WordPattern
		.of("\\b(outside|beyond|außerhalb|hors|en dehors|fuera|fuori|fora)( (of|de|d['’]|di|da|do|del|della|von|the|der|des|la|le))*\\s*$");

	/** "We gave up the European Union in 2024": a market of the past. */
	private static final WordPattern LEFT = WordPattern
		.of("\\b((gave|given|giving) up|with(drew|drawn|drawing)( (our|all|the) \\w+)? from|left the|have left|exited|pulled out of|(stopped|ceased|ended|discontinued) (\\w+ ){0,3}(sales?|selling|suppl(y|ies|ying)|deliver(y|ies|ing)|distribut(ion|ing)|marketing)|aufgegeben|verlassen|zurückgezogen|quitté|abandonné|retirée?s? d(e|u|es)|ne (vend|livr)ons plus|dejado|dejamos de vender|abandonado|retirado|lasciato|abbandonato|ritirat[oi]|deixado|deixámos|deixamos|saímos)\\b(?:(?!\\b(and|but|or|now|yet|und|aber|et|mais|y|pero|e|ma|mas)\\b)[^,;.:]){0,60}$");

	/** "Japan and Canada are not served": names of markets begin with capitals. */
	private static final Pattern NOT_SERVED = Pattern.compile(
			"(?:, \\p{Lu}[\\p{L}-]{1,20}(?: \\p{Lu}[\\p{L}-]{1,20})?){0,6}(?:,? (?:and|or) (?:the )?\\p{Lu}[\\p{L}-]{1,20}(?: \\p{Lu}[\\p{L}-]{1,20})?)? (?:is|are) not (?:served|supplied|entered)\\b");

	private static final WordPattern LEFT_AFTER = WordPattern
		.of("^[^,;.:]{0,60}\\b(aufgegeben|verlassen|zurückgezogen)\\s*([,;.]|$)");

	private final Company company;

	private final ProfileFacts facts;

	private final Set<String> markets;

	private final OtherGoodsRules otherGoods;

	/**
	 * Creates rules for many updates.
	 * @param company from its profile
	 * @param facts of the same profile
	 */
	public ExclusionRules(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
		this.otherGoods = new OtherGoodsRules(company, facts);
		this.markets = Stream
			.of(company.markets().stream(), facts.sentences().stream().flatMap(ExclusionRules::described),
					NorthernIreland.market(company, facts))
			.flatMap((some) -> some)
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** Markets that a sentence of the profile names, unless it denies them. */
	private static Stream<String> described(String sentence) {
		return Vocabulary.shipped()
			.matches(Topic.MARKETS, sentence)
			.stream()
			.filter((market) -> Polarity.of(sentence, market.start(), market.end()) != Polarity.DENIED
					|| OUTSIDE.isIn(sentence.substring(0, market.start())))
			.filter((market) -> !NOT_SERVED.matcher(sentence.substring(market.end())).lookingAt()
					&& !LEFT.isIn(sentence.substring(0, market.start()))
					&& !LEFT_AFTER.isIn(sentence.substring(market.end())))
			.map(TermMatch::label);
	}

	/**
	 * Whether publisher or body of law alone put an update aside.
	 * @param update of which it is asked
	 * @param text of its version, read only if it is needed
	 * @return the rule that does; empty if none does
	 */
	public Optional<Exclusion> exclude(AssessableUpdate update, Supplier<Passages> text) {
		if (update.explicit()) {
			return Optional.empty();
		}
		return geography(update, text).or(() -> this.otherGoods.exclude(update, text))
			.or(() -> InstitutionNews.exclude(this.company, update, text));
	}

	/** Two signals: neither the listed markets nor the description's are reached. */
	private Optional<Exclusion> geography(AssessableUpdate update, Supplier<Passages> text) {
		String authority = update.source().geography();
		if (this.company.markets().isEmpty()) {
			return Optional.empty();
		}
		List<String> reached = this.markets.stream()
			.filter((market) -> LawReach.reaches(authority, market, (region) -> isNamed(region, update, text)))
			.toList();
		List<String> denials = NorthernIreland.denials(this.facts);
		if (!reached.isEmpty() && !denials.isEmpty() && NorthernIreland.isSubject(update)) {
			String summary = "Out of scope: '%s' is about Northern Ireland, where the company sells nothing."
				.formatted(update.title());
			return Optional
				.of(Exclusion.outOfScope(new Evidence.OfRule(summary, "geography", "companyDescription", denials)));
		}
		boolean elsewhere = authority.equals(GREAT_BRITAIN) && reached.equals(List.of(NorthernIreland.NAME))
				&& NorthernIreland.isLeftOut(update, text.get());
		if (!reached.isEmpty() && !elsewhere) {
			return Optional.empty();
		}
		String summary = "Out of scope: '%s' publishes for %s, and the profile's markets are %s."
			.formatted(update.source().title(), authority, String.join(", ", this.company.markets()));
		return Optional
			.of(Exclusion.outOfScope(new Evidence.OfRule(summary, "geography", "markets", this.company.markets())));
	}

	/**
	 * Whether neither the profile nor the workspace says that the company sells where an
	 * update holds.
	 * @param update of which it is asked
	 * @return {@code true} if the market is unknown
	 */
	public boolean isOfUnknownMarket(AssessableUpdate update) {
		return this.markets.isEmpty() && !update.explicit() && !update.source().geography().equals(INTERNATIONAL);
	}

	/**
	 * Whether only a region that is named somewhere suggests that an update reaches a
	 * listed market: it may be named because nothing is sold there.
	 * @param update of which it is asked
	 * @return {@code true} if nothing else does
	 */
	public boolean isOfDoubtfulMarket(AssessableUpdate update) {
		return !this.markets.isEmpty() && this.markets.stream()
			.noneMatch((market) -> LawReach.reaches(update.source().geography(), market, (_) -> false));
	}

	/**
	 * Whether a region is named as one that an update or the company reaches. What the
	 * profile says of its own sales counts before what an update says of the region:
	 * "nothing goes to Northern Ireland".
	 */
	private boolean isNamed(WordPattern region, AssessableUpdate update, Supplier<Passages> text) {
		Set<Polarity> own = Polarity.allOf(region, this.facts.sentences());
		if (!own.isEmpty()) {
			return own.stream().anyMatch((one) -> one != Polarity.DENIED);
		}
		Stream<String> said = text.get().reading().sentences().stream().map(ReadSentence::text);
		return Polarity
			.allOf(region, Stream.concat(Stream.of(update.title(), update.reference().title()), said).toList())
			.stream()
			.anyMatch((one) -> one != Polarity.DENIED);
	}

}
