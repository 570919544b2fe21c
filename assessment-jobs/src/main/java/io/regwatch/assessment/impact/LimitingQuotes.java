package io.regwatch.assessment.impact;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.OperatorRole;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.LimitedNoun;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.relevance.TitleWords;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.ReadSentence;

/**
 * Recognises quotes that leave a company out: exclusions, duties of others than makers,
 * other kinds and classes of devices, characteristics that its devices have not.
 */
final class LimitingQuotes {

	/** "The requirements for pumps are not changed", "pumps are likewise unaffected". */
	private static final WordPattern UNCHANGED = WordPattern
		.of("\\b(requirements?|obligations?|dut(y|ies)|rules?|provisions?|conditions?|controls?) (for|of|on|that apply to|concerning)\\b[^.;]{0,60}\\b((is|are) not (changed|affected|altered|amended|modified)|(is|are|remains?) (likewise |also )?(unchanged|unaffected|unaltered))\\b"
				+ "|\\b((is|are|remains?) (likewise |also )?(unaffected|not (affected|concerned|subject|touched))|(does|do) not become subject)\\b"
				+ "|\\b(Anforderungen|Pflichten) (für|an|von)\\b[^.;]{0,60}\\b(unverändert|nicht geändert)\\b|\\b(sind|ist|bleiben|bleibt) (davon )?(unberührt|nicht betroffen)\\b"
				+ "|\\b(exigences|obligations)\\b[^.;]{0,60}\\b(inchangées|pas modifiées)\\b|\\bne (sont|est) pas (concerné|visé)\\w*|\\bno (están|se ven) afectad\\w+|\\bnon sono interessat\\w+|\\bnão são afetad\\w+");

	/** "Until 2027": what is said holds for a time. */
	private static final WordPattern TIMED = WordPattern
		.of("\\b(until|till|before|after|since|bis|vor|nach|seit|jusqu\\w*|avant|après|depuis|hasta|antes|después|desde|fino|prima|dopo|até|depois)\\b[^,;]{0,30}\\d{4}");

	private final ProfileFacts facts;

	private final String sentences;

	private final boolean dealer;

	private final Set<String> profile;

	private final Set<String> exclusions;

	LimitingQuotes(Company company, ProfileFacts facts, Passages text) {
		this.facts = facts;
		this.sentences = String.join(" ", facts.sentences()).toLowerCase(Locale.ROOT);
		this.dealer = OperatorRole.isDealer(company);
		this.profile = WordStems.of(company.words());
		this.exclusions = text.statements().exclusions().stream().collect(Collectors.toUnmodifiableSet());
	}

	/**
	 * Whether one quotes a sentence that excludes, exempts or binds only others, or that
	 * changes nothing for the company's own.
	 */
	boolean exclude(Collection<VerifiedStatement> statements) {
		return statements.stream()
			.anyMatch((one) -> excludes(one.proof().quote().strip()) || bindsOthers(one) || leavesOwnUnchanged(one));
	}

	private boolean leavesOwnUnchanged(VerifiedStatement statement) {
		return statement.sentences()
			.map(ReadSentence::text)
			.filter((sentence) -> !isPartial(sentence))
			.flatMap((sentence) -> UNCHANGED.matcher(sentence)
				.results()
				.map((found) -> sentence.substring(0, found.end())))
			.anyMatch((unchanged) -> isOfOwn(List.of(unchanged)));
	}

	private boolean excludes(String quote) {
		return this.exclusions.stream()
			.filter((sentence) -> !isPartial(sentence))
			.anyMatch((sentence) -> sentence.contains(quote) || quote.contains(sentence));
	}

	/** Whether a sentence is about some of the company's devices, or holds for a time. */
	private boolean isPartial(String sentence) {
		List<TermMatch> own = Vocabulary.shipped()
			.matches(Topic.DEVICE_KINDS, sentence)
			.stream()
			.filter((match) -> this.facts.kinds().contains(match.label()))
			.toList();
		return !own.isEmpty() && (TIMED.isIn(sentence)
				|| own.stream().noneMatch((match) -> LimitedNoun.isOfAll(sentence, match, this.sentences)));
	}

	private boolean bindsOthers(VerifiedStatement statement) {
		return !this.dealer && statement.sentences()
			.map(ReadSentence::text)
			.anyMatch((sentence) -> Addressees.releaseMakers(sentence) || Addressees.addressOthersOnly(sentence));
	}

	/** Whether one names others and nothing of the company's own. */
	boolean limit(Collection<VerifiedStatement> statements) {
		return statements.stream().map((one) -> one.proof().quote()).anyMatch(this::limits);
	}

	private boolean limits(String quote) {
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

	/**
	 * Whether one quotes what the text says of its scope, and neither devices at large
	 * nor a word of the profile stands there.
	 */
	boolean narrow(Collection<VerifiedStatement> statements) {
		return statements.stream()
			.flatMap(VerifiedStatement::sentences)
			.filter((sentence) -> sentence.includes() && !sentence.heading())
			.anyMatch((sentence) -> isOfSome(List.of(sentence.text())) && !isOfOwn(List.of(sentence.text())));
	}

	private static boolean isOfSome(List<String> scope) {
		return !TitleWords.obligeMakers(scope) || TitleWords.makersOf(scope).isPresent()
				|| TitleWords.propertyOfDevices(scope).isPresent();
	}

	private boolean isOfOwn(List<String> scope) {
		Vocabulary words = Vocabulary.shipped();
		return !Collections.disjoint(WordStems.of(scope), this.profile)
				|| !Collections.disjoint(words.find(Topic.DEVICE_KINDS, scope), this.facts.kinds())
				|| words.find(Topic.DEVICE_CHARACTERISTICS, scope)
					.stream()
					.anyMatch((label) -> this.facts.characteristic(label) == ThreeValued.HAS);
	}

}
