package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.NeighbouringLaw;
import io.regwatch.assessment.knowledge.RelatedKinds;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.AffirmedTerms;
import io.regwatch.assessment.mention.LimitedNoun;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.ReadSentence;

/** Compares what a text says that it is not for. */
final class TextExclusionRules {

	/** Devices of which a sentence names no property. */
	private static final WordPattern ALL_DEVICES = WordPattern
		.of("\\bmedical devices\\b(?! (that|which|with|containing|incorporating|of|for|intended|made)\\b)|\\bmedizinprodukte\\b(?!,? (die|mit|der)\\b)|\\bdispositifs médicaux\\b(?! (qui|de|à|avec|contenant)\\b)"
				+ "|\\b(dispositivi medici|dispositivos médicos|productos sanitarios)\\b(?! (che|con|de|di|per|para|que|com|contenenti)\\b)");

	/** A time or an exception, which limits what is left out. */
	private static final WordPattern QUALIFIED = WordPattern
		.of("\\b(placed|put|manufactured|until|before|after|since|unless|except|provided|if|bis|vor|nach|sofern|außer|avant|après|jusqu\\w*|sauf|antes|hasta|salvo|prima|fino|tranne|até|exceto)\\b");

	/** Products at large that the law of devices governs. */
	private static final WordPattern GOVERNED = WordPattern
		.of("\\b(products?|devices?|goods|equipment|software|\\w*produkte?n?|geräten?|produits?|appareils?|productos?|prodotti|produtos?|dispositi\\w+)\\b,? (to which|(that|which) (are|is)|(which|that) fall|covered|subject|governed|falling|within|regulated|under|die|der|relevant|couverts?|régis|visés?|auxquels|regulad\\w+|comprendid\\w+|sujet\\w+|disciplinat\\w+|che rientrano|ai quali|abrangid\\w+|aos quais)\\b[^.;]{0,80}2017/74[56]"
				+ "|\\b(medical devices?|medizinprodukte?n?|dispositifs médicaux|productos sanitarios|dispositivos médicos|dispositivi medici),? (as defined|within the meaning|in the sense|im sinne|gemäß|au sens|définis|en el sentido|según|tal como se definen|ai sensi|quali definiti|na aceção|tal como definidos)\\b[^.;]{0,80}2017/74[56]");

	/** An article of an act that a text is not. */
	private static final WordPattern ARTICLE = WordPattern
		.of("^\\W*(?:the )?(?:article|section|annex|rule|clause|regulation|Artikel|Art\\.|Anhang|§|l['’]article|el artículo|artículo|l['’]articolo|articolo|o artigo|artigo) ?(?<number>\\d+)(\\(\\w+\\))* ");

	/**
	 * What the things that are left out are not: "devices that are neither sterile nor".
	 */
	private static final WordPattern LACKED = WordPattern
		.of("\\b(that|which|who|die|der|das|qui|que|che)\\b[^,;.]{0,30}\\b(are|is|have|has|sind|ist|haben|sont|est|son|es|sono|è|são|é) (neither|not|no|weder|nicht|ni|non|não)\\b[^.;]*$");

	private static final WordPattern OTHERS = WordPattern
		.of("\\b(other|andere[nrs]?|übrige[nr]?|autres|otr[oa]s|altr[ie]|outr[oa]s)( \\w+)? ?$");

	/** Characters before a thing in which a sentence may say that it is lacked. */
	private static final int REACH = 200;

	/** What stands between items of a list in one sentence. */
	private static final Pattern ITEMS = Pattern.compile(";\\s");

	private static final String DEVICES_LAW = "2017/745";

	private static final String DIAGNOSTICS_LAW = "2017/746";

	private final Company company;

	private final ProfileFacts facts;

	private final ContrastRules contrasts;

	TextExclusionRules(Company company, ProfileFacts facts, ContrastRules contrasts) {
		this.company = company;
		this.facts = facts;
		this.contrasts = contrasts;
	}

	/**
	 * A text that says itself that none of the company's devices is meant, under a title
	 * that does not name them.
	 */
	Optional<Relevance> exclusion(UpdateTitles titles, Passages text) {
		List<String> sentences = ofWhole(text.statements().exclusions(), titles);
		return devices(titles, sentences).or(() -> products(titles, text))
			.or(() -> classes(titles, text))
			.or(() -> this.contrasts.excluded(titles, sentences, text.statements().inclusions()))
			.or(() -> exclusion(sentences, text.statements().inclusions(), titles, text))
			.or(() -> exclusion(ofWhole(text.statements().leavingOut(), titles),
					text.statements().withoutWhatIsLeftOut(), titles, text));
	}

	private static List<String> ofWhole(List<String> sentences, UpdateTitles titles) {
		return sentences.stream().filter((one) -> !ScopeSentences.isOfPart(one) && isOfSubject(one, titles)).toList();
	}

	/**
	 * Whether what a sentence says of an article is said of all of the text: its title
	 * names the article.
	 */
	private static boolean isOfSubject(String sentence, UpdateTitles titles) {
		Matcher article = ARTICLE.matcher(sentence);
		return !article.find() || titles.texts()
			.stream()
			.anyMatch((title) -> WordPattern.of("\\b%s\\b".formatted(article.group("number"))).matcher(title).find());
	}

	/** Two signals: a title of other goods, and a text that leaves out all devices. */
	private Optional<Relevance> devices(UpdateTitles titles, List<String> sentences) {
		boolean devices = TitleWords.speakOfDevicesAtLarge(titles.texts()) || titles.areNarrow();
		if (devices || sentences.stream().noneMatch((one) -> ALL_DEVICES.isIn(one))) {
			return Optional.empty();
		}
		Map.Entry<String, List<String>> field = this.company.filledField();
		return NeighbouringLaw.all()
			.stream()
			.filter((law) -> titles.texts().stream().anyMatch(law::isNamedIn))
			.findFirst()
			.map((law) -> new Relevance.Foreign("excluded_by_text", List.of(law.goods()), field.getKey(),
					field.getValue()));
	}

	/**
	 * Two signals: a title without devices, and a text that leaves out all products of
	 * the law of devices, as horizontal acts do that have requirements of their own
	 * (Regulation (EU) 2024/2847, article 2(2)).
	 */
	private Optional<Relevance> products(UpdateTitles titles, Passages text) {
		String law = this.facts.isDiagnosticsOnly() ? DIAGNOSTICS_LAW : DEVICES_LAW;
		List<String> out = text.statements().leavingOut();
		List<String> inclusions = text.statements().inclusions().stream().filter((one) -> !out.contains(one)).toList();
		boolean devices = TitleWords.speakOfDevicesAtLarge(titles.texts()) || titles.oneDevice().isPresent()
				|| !titles.labels(Topic.DEVICE_KINDS).isEmpty() || TitleWords.speakOfMedicalDevices(inclusions)
				|| inclusions.stream().anyMatch((one) -> one.contains(law));
		boolean excluded = out.stream()
			.flatMap((one) -> ITEMS.splitAsStream(one))
			.anyMatch((one) -> one.contains(law) && GOVERNED.isIn(one) && !ScopeSentences.isOfPart(one)
					&& !isQualified(one) && Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(one)).isEmpty()
					&& RiskClasses.named(List.of(one)).isEmpty());
		Map.Entry<String, List<String>> field = this.company.filledField();
		return (excluded && !devices)
				? foreign(field.getKey(), Set.of("products other than medical devices"), field.getValue())
				: Optional.empty();
	}

	/**
	 * Two signals: classes that the profile lists, and a text that leaves out each of
	 * them under a title that names none of them. Requirements are graded by class
	 * (Regulation (EU) 2017/745, article 51). Classes are compared with those of the same
	 * system.
	 */
	private Optional<Relevance> classes(UpdateTitles titles, Passages text) {
		List<String> sentences = text.statements()
			.leavingOut()
			.stream()
			.filter((one) -> !isQualified(one) && !ScopeSentences.isOfPart(one)
					&& !text.statements().inclusions().contains(one))
			.toList();
		boolean diagnostics = RiskClasses.areOfDiagnostics(titles.texts());
		Set<String> out = diagnostics ? RiskClasses.ofDiagnostics(sentences) : RiskClasses.named(sentences);
		Set<String> titled = RiskClasses.named(titles.texts());
		if (titles.labels(Topic.DEVICE_KINDS).stream().anyMatch(this.facts.kinds()::contains)) {
			return Optional.empty();
		}
		List<String> own = this.company.riskClassifications()
			.stream()
			.filter((one) -> one.startsWith("IVDR") == out.stream().anyMatch((other) -> other.startsWith("IVDR")))
			.toList();
		boolean all = !own.isEmpty() && own.stream()
			.allMatch((one) -> out.stream().anyMatch((other) -> RiskClasses.areSame(one, other))
					&& titled.stream().noneMatch((other) -> RiskClasses.areSame(one, other)));
		return all ? foreign("riskClassifications", out, this.company.riskClassifications()) : Optional.empty();
	}

	/**
	 * What sentences leave out.
	 * @param kept what may name the same and say that it is meant
	 */
	private Optional<Relevance> exclusion(List<String> sentences, List<String> kept, UpdateTitles titles,
			Passages text) {
		if (sentences.isEmpty() || titles.labels(Topic.DEVICE_KINDS).stream().anyMatch(this.facts.kinds()::contains)) {
			return Optional.empty();
		}
		Set<String> titled = titles.labels(Topic.DEVICE_KINDS);
		boolean others = !titled.isEmpty() && !RelatedKinds.areRelated(titled, this.facts.kinds());
		Set<String> kinds = others ? Vocabulary.shipped().find(Topic.DEVICE_KINDS, sentences)
				: own(Topic.DEVICE_KINDS, sentences);
		Set<String> included = AffirmedTerms.kinds(kept);
		Set<String> own = this.facts.kinds();
		boolean all = kinds.containsAll(own) || (own.stream().anyMatch(kinds::contains) && meansOthers(text, own));
		if (!own.isEmpty() && all && included.stream().noneMatch(own::contains)) {
			return foreign("products", own, this.company.productNames());
		}
		if (this.facts.isDiagnosticsOnly() && leavesOutDiagnostics(sentences, text)
				&& !names(kept, DeviceFamily.DIAGNOSTIC) && !names(titles.texts(), DeviceFamily.DIAGNOSTIC)) {
			return Optional.of(new Relevance.Foreign(Relevance.Foreign.OTHER_LAW, List.of(DeviceFamily.DIAGNOSTIC),
					"products", this.company.productNames()));
		}
		return own(Topic.DEVICE_CHARACTERISTICS, sentences).stream()
			.filter((label) -> this.facts.areOnly(label)
					|| (label.equals(DeviceFamily.SOFTWARE) && this.facts.isSoftwareOnly()))
			.filter((label) -> !names(kept, label) && sentences.stream().anyMatch((one) -> leavesOutAll(one, label)))
			.findFirst()
			.flatMap((label) -> foreign("deviceCharacteristics", Set.of(label), this.company.deviceCharacteristics()));
	}

	/** Whether what a text does not leave out is of kinds, none of which is own. */
	private static boolean meansOthers(Passages text, Set<String> own) {
		Set<String> meant = AffirmedTerms.kinds(text.statements().withoutWhatIsLeftOut());
		return !meant.isEmpty() && own.stream().noneMatch(meant::contains);
	}

	/** Whether a sentence leaves out what it names for a time, or with an exception. */
	static boolean isQualified(String sentence) {
		return QUALIFIED.isIn(sentence);
	}

	/**
	 * All of them: "in vitro diagnostics that are not used in a programme" leaves those
	 * in that have a duty.
	 */
	private static boolean leavesOutDiagnostics(List<String> sentences, Passages text) {
		List<String> obliging = text.statements().obliging().stream().map(ReadSentence::text).toList();
		return (names(sentences, DeviceFamily.DIAGNOSTIC) && !names(obliging, DeviceFamily.DIAGNOSTIC))
				|| areGoverned(sentences);
	}

	/** Whether they leave out all that the law of in vitro diagnostics governs. */
	private static boolean areGoverned(List<String> sentences) {
		return sentences.stream()
			.anyMatch((one) -> one.contains(DIAGNOSTICS_LAW) && !one.contains(DEVICES_LAW) && GOVERNED.isIn(one)
					&& !isQualified(one));
	}

	/**
	 * What sentences name without a limit, or with one that the profile names, too: that
	 * "hospital ventilators" are left out says nothing of others, unless the title is
	 * about an unrelated kind.
	 */
	private Set<String> own(Topic topic, List<String> sentences) {
		String profile = String.join(" ", this.facts.sentences()).toLowerCase(Locale.ROOT);
		return sentences.stream()
			.flatMap((sentence) -> own(topic, sentence, profile))
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private Stream<String> own(Topic topic, String sentence, String profile) {
		List<TermMatch> matches = Vocabulary.shipped().matches(topic, sentence);
		Set<String> others = matches.stream()
			.filter((match) -> isOfOthers(sentence, match))
			.map(TermMatch::label)
			.collect(Collectors.toSet());
		return matches.stream()
			.filter((match) -> !others.contains(match.label()) && LimitedNoun.isOfAll(sentence, match, profile)
					&& !LACKED.isIn(sentence.substring(Math.max(0, match.start() - REACH), match.start())))
			.map(TermMatch::label);
	}

	/**
	 * Whether it says "other surgical instruments" of the instruments of a company that
	 * calls its own nothing else: what is meant is one of these, too.
	 */
	private boolean isOfOthers(String sentence, TermMatch match) {
		String noun = sentence.substring(match.start(), match.end());
		return OTHERS.isIn(sentence.substring(0, match.start())) && this.company.products()
			.stream()
			.flatMap((product) -> Stream.of(product.name(), product.description()))
			.anyMatch((words) -> words.equalsIgnoreCase(noun) || words.equalsIgnoreCase(match.label()));
	}

	/**
	 * Whether a sentence names a characteristic without another one in the same words
	 * that the devices have not: "active implantable".
	 */
	private boolean leavesOutAll(String sentence, String label) {
		List<TermMatch> named = Vocabulary.shipped().matches(Topic.DEVICE_CHARACTERISTICS, sentence);
		return named.stream()
			.filter((one) -> one.label().equals(label))
			.anyMatch((one) -> named.stream()
				.filter((other) -> other.start() < one.end() && one.start() < other.end())
				.allMatch((other) -> this.facts.characteristic(other.label()) == ThreeValued.HAS));
	}

	private static boolean names(List<String> sentences, String label) {
		return Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, sentences).contains(label);
	}

	private static Optional<Relevance> foreign(String field, Set<String> named, List<String> values) {
		return Optional.of(new Relevance.Foreign("excluded_by_text", List.copyOf(named), field, values));
	}

}
