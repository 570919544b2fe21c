package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.knowledge.ClassificationPanel;
import io.regwatch.assessment.knowledge.LawReach;
import io.regwatch.assessment.knowledge.NeighbouringLaw;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.reading.ReadSentence;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Clear misses, each with the rule that says so: the law of an authority that does not
 * reach the company's markets, and law of other goods than its own. What the workspace
 * follows by name is never out of scope.
 */
final class ExclusionRules {

	/** The geography of standards bodies and forums, whose texts hold anywhere. */
	private static final String INTERNATIONAL = "INT";

	private static final Pattern DEVICES = WordPattern
		.of("(?<!vitro diagnostic )\\b(medical )?devices?\\b|combination products?|medizinprodukt\\w*|dispositi[fv]\\w* m[eé]di\\w+");

	/** The law of devices that are no in vitro diagnostics. */
	private static final Pattern LAW_OF_DEVICES = WordPattern
		.of("2017/745|\\bMDR\\b|93/42|90/385|medical device(s)? (act|regulations?|directive)");

	/** What in vitro diagnostics do. */
	private static final Pattern TESTS = WordPattern
		.of("diagnos\\w*|\\b(tests?|testing|assays?|reagents?|specimens?|analy[sz]ers?|laborator\\w+|detect\\w*|IVDR?s?)\\b|体外");

	/** What stands between an adjective and its noun. */
	private static final Pattern ADJECTIVES = WordPattern.of("([ -](?!(and|or|for|with|of|in|to)\\b)\\p{L}+){0,2} ");

	/** "Nothing outside Japan" denies all but Japan. */
	private static final Pattern OUTSIDE = WordPattern
		.of("\\b(outside|beyond|außerhalb|hors|en dehors|fuera|fuori|fora)( (of|de|d['’]|di|da|do|del|della|von|the|der|des|la|le))*\\s*$");

	private final Company company;

	private final ProfileFacts facts;

	private final Set<String> markets;

	private final String profile;

	ExclusionRules(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
		this.profile = String.join("\n", ProfileWords.of(company));
		this.markets = Stream
			.concat(company.markets().stream(), facts.sentences().stream().flatMap(ExclusionRules::described))
			.collect(Collectors.toUnmodifiableSet());
	}

	/** Markets that a sentence of the profile names, unless it denies them. */
	private static Stream<String> described(String sentence) {
		return Vocabulary.shipped()
			.matches(Topic.MARKETS, sentence)
			.stream()
			.filter((market) -> Polarity.of(sentence, market.start(), market.end()) != Polarity.DENIED
					|| OUTSIDE.matcher(sentence.substring(0, market.start())).find())
			.map(TermMatch::label);
	}

	Optional<AssessmentResult> exclude(AssessableUpdate update, Supplier<Passages> text) {
		if (update.explicit()) {
			return Optional.empty();
		}
		return geography(update, text).or(() -> otherGoods(update, text));
	}

	/** Two signals: neither the listed markets nor the description's are reached. */
	private Optional<AssessmentResult> geography(AssessableUpdate update, Supplier<Passages> text) {
		String authority = update.source().geography();
		if (this.company.markets().isEmpty() || this.markets.stream()
			.anyMatch((market) -> LawReach.reaches(authority, market, (region) -> isNamed(region, update, text)))) {
			return Optional.empty();
		}
		String summary = "Out of scope: '%s' publishes for %s, and the profile's markets are %s."
			.formatted(update.source().title(), authority, String.join(", ", this.company.markets()));
		return Optional.of(AssessmentResult.outOfScope(summary,
				new Evidence.OfRule(summary, "geography", "markets", this.company.markets())));
	}

	/**
	 * Whether neither the profile nor the workspace says that the company sells where an
	 * update holds.
	 */
	boolean isOfUnknownMarket(AssessableUpdate update) {
		return this.markets.isEmpty() && !update.explicit() && !update.source().geography().equals(INTERNATIONAL);
	}

	/**
	 * Whether only a region that is named somewhere suggests that an update reaches a
	 * listed market: it may be named because nothing is sold there.
	 */
	boolean isOfDoubtfulMarket(AssessableUpdate update) {
		return !this.markets.isEmpty() && this.markets.stream()
			.noneMatch((market) -> LawReach.reaches(update.source().geography(), market, (_) -> false));
	}

	/**
	 * Whether a region is named as one that an update or the company reaches. What the
	 * profile says of its own sales counts before what an update says of the region:
	 * "nothing goes to Northern Ireland".
	 */
	private boolean isNamed(Pattern region, AssessableUpdate update, Supplier<Passages> text) {
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

	private Optional<AssessmentResult> otherGoods(AssessableUpdate update, Supplier<Passages> text) {
		if (!this.company.isDescribed()) {
			return Optional.empty();
		}
		UpdateTitles titles = new UpdateTitles(update);
		return NeighbouringLaw.all()
			.stream()
			.filter((law) -> isAbout(law, titles) && !isMade(law) && isConfirmed(law, update, text.get()))
			.findFirst()
			.map((law) -> excluded(law, update, text.get()));
	}

	/**
	 * Other goods are out of scope. In vitro diagnostics and other devices are devices,
	 * as is what a text of other goods sets apart.
	 */
	private AssessmentResult excluded(NeighbouringLaw law, AssessableUpdate update, Passages text) {
		Map.Entry<String, List<String>> field = ProfileWords.filledField(this.company);
		String summary = "The title '%s' is about %s, and nothing in the profile is.".formatted(update.title(),
				law.goods());
		if (isDiagnostics(law)) {
			return AssessmentResult.notApplicable(summary,
					new Evidence.OfRule(summary, Relevance.Foreign.OTHER_LAW, field.getKey(), field.getValue()),
					List.of());
		}
		Evidence.OfRule rule = new Evidence.OfRule(summary, "document_class", field.getKey(), field.getValue());
		return text.statements().setDevicesApart() ? AssessmentResult.notApplicable(summary, rule, List.of())
				: AssessmentResult.outOfScope(summary, rule);
	}

	/** A title of devices may name goods that go with them. */
	private static boolean isAbout(NeighbouringLaw law, UpdateTitles titles) {
		boolean devices = titles.texts()
			.stream()
			.anyMatch((title) -> TitleWords.speakOfOtherDevices(title) || LAW_OF_DEVICES.matcher(title).find())
				&& titles.panel().isEmpty();
		boolean kind = law.withDevices() && (!titles.labels(Topic.DEVICE_KINDS).isEmpty() || nameDetails(law, titles));
		boolean named = titles.texts().stream().anyMatch(law::isNamedIn)
				|| (isDiagnostics(law) && titles.panel().filter(ClassificationPanel::diagnostic).isPresent());
		return !devices && !kind && named;
	}

	/**
	 * Whether titles name details of devices in other words than those of the goods and
	 * the adjectives before them: "topical ophthalmic drug products".
	 */
	private static boolean nameDetails(NeighbouringLaw law, UpdateTitles titles) {
		return titles.texts().stream().anyMatch((title) -> {
			List<MatchResult> goods = law.words().matcher(title).results().toList();
			return ProductDetail.places(title)
				.anyMatch((place) -> goods.stream()
					.noneMatch((one) -> place.start() < one.end() && isAdjective(title, place, one.start())));
		});
	}

	private static boolean isAdjective(String title, ProductDetail.Place detail, int goods) {
		return detail.end() > goods || ADJECTIVES.matcher(title.substring(detail.end(), goods)).matches();
	}

	private boolean isMade(NeighbouringLaw law) {
		return isDiagnostics(law) ? this.facts.characteristic(ProfileFacts.DIAGNOSTIC) != ThreeValued.HAS_NOT
				: law.isMadeBy(this.profile);
	}

	/**
	 * The second signal: the text speaks of the goods more than of devices; without a
	 * text, its publisher does.
	 */
	private static boolean isConfirmed(NeighbouringLaw law, AssessableUpdate update, Passages text) {
		List<String> bodies = text.bodies();
		if (bodies.isEmpty()) {
			return law.isNamedIn(update.source().title()) || law.isNamedIn(update.summary());
		}
		return isDiagnostics(law)
				? bodies.stream().noneMatch((body) -> body.contains("2017/745")) && speakOfTests(update, bodies)
				: count(DEVICES, bodies) <= count(law.words(), bodies);
	}

	private static boolean speakOfTests(AssessableUpdate update, List<String> bodies) {
		return Stream.concat(Stream.of(update.title(), update.reference().title()), bodies.stream())
			.anyMatch((text) -> TESTS.matcher(text).find());
	}

	private static boolean isDiagnostics(NeighbouringLaw law) {
		return law.goods().equals(NeighbouringLaw.IN_VITRO_DIAGNOSTICS);
	}

	private static long count(Pattern words, List<String> texts) {
		return texts.stream().flatMap((text) -> words.matcher(text).results()).count();
	}

}
