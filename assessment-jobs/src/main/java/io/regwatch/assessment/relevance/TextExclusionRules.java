package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.regex.Matcher;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.NeighbouringLaw;
import io.regwatch.assessment.knowledge.RelatedKinds;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.AffirmedTerms;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.ReadSentence;

/** Compares what a text says that it is not for. */
final class TextExclusionRules {

	/** Devices of which a sentence names no property. */
	private static final WordPattern ALL_DEVICES = WordPattern
		.of("\\bmedical devices\\b(?! (that|which|with|containing|incorporating|of|for|intended|made)\\b)|\\bmedizinprodukte\\b(?!,? (die|mit|der)\\b)|\\b(dispositifs|instruments) médicaux\\b(?! (qui|de|à|avec|contenant)\\b)"
				+ "|\\b(dispositivi medici|dispositivos médicos|productos sanitarios)\\b(?! (che|con|de|di|per|para|que|com|contenenti)\\b)");

	/** A time or an exception, which limits what is left out. */
	private static final WordPattern QUALIFIED = WordPattern
		.of("\\b(placed|put|manufactured|until|before|after|since|unless|except|provided|if|bis|vor|nach|sofern|außer|avant|après|jusqu\\w*|sauf|antes|hasta|salvo|prima|fino|tranne|até|exceto)\\b");

	/** An article of an act that a text is not. */
	private static final WordPattern ARTICLE = WordPattern
		.of("^\\W*(?:the )?(?:article|section|annex|rule|clause|regulation|Artikel|Art\\.|Anhang|§|l['’]article|el artículo|artículo|l['’]articolo|articolo|o artigo|artigo) ?(?<number>\\d+)(\\(\\w+\\))* ");

	private final Company company;

	private final ProfileFacts facts;

	private final ContrastRules contrasts;

	private final GovernedProducts governed;

	private final LeftOutTerms terms;

	TextExclusionRules(Company company, ProfileFacts facts, ContrastRules contrasts) {
		this.company = company;
		this.facts = facts;
		this.contrasts = contrasts;
		this.governed = new GovernedProducts(company, facts);
		this.terms = new LeftOutTerms(company, facts);
	}

	/**
	 * A text that says itself that none of the company's devices is meant, under a title
	 * that does not name them.
	 */
	Optional<Relevance> exclusion(UpdateTitles titles, Passages text) {
		List<String> sentences = ofWhole(text.statements().exclusions(), titles);
		return devices(titles, sentences).or(() -> this.governed.exclusion(titles, text))
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
			.anyMatch((title) -> WordPattern.places(article.group("number"), title).findAny().isPresent());
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
				: this.terms.named(Topic.DEVICE_KINDS, sentences);
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
		return this.terms.named(Topic.DEVICE_CHARACTERISTICS, sentences)
			.stream()
			.filter((label) -> this.facts.areOnly(label)
					|| (label.equals(DeviceFamily.SOFTWARE) && this.facts.isSoftwareOnly()))
			.filter((label) -> !names(kept, label)
					&& sentences.stream().anyMatch((one) -> this.terms.areAll(one, label)))
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
	 * All of them: "Class 1 IVD" leaves those in that other sentences name, and "in vitro
	 * diagnostics that are not used in a programme" those that have a duty.
	 */
	private static boolean leavesOutDiagnostics(List<String> sentences, Passages text) {
		Stream<String> kept = Stream.concat(text.statements().withoutWhatIsLeftOut().stream(),
				text.statements().obliging().stream().map(ReadSentence::text));
		return (names(sentences, DeviceFamily.DIAGNOSTIC) && !names(kept.toList(), DeviceFamily.DIAGNOSTIC))
				|| GovernedProducts.areDiagnostics(sentences);
	}

	private static boolean names(List<String> sentences, String label) {
		return Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, sentences).contains(label);
	}

	private static Optional<Relevance> foreign(String field, Set<String> named, List<String> values) {
		return Optional.of(new Relevance.Foreign("excluded_by_text", List.copyOf(named), field, values));
	}

}
