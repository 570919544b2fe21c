package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
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
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.knowledge.ClassificationPanel;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.NeighbouringLaw;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.Polarity;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.ReadSentence;

/** Law of other goods than the company's: medicines, food, devices for animals. */
final class OtherGoodsRules {

	private static final WordPattern DEVICES = WordPattern
		.of("(?<!vitro diagnostic )\\b(medical )?devices?\\b|combination products?|medizinprodukt\\w*|dispositi[fv]\\w* m[eé]di\\w+|productos? sanitarios?|produtos? para saúde");

	/** The law of devices that are no in vitro diagnostics. */
	private static final WordPattern LAW_OF_DEVICES = WordPattern
		.of("2017/745|\\bMDR\\b|93/42|90/385|medical device(s)? (act|regulations?|directive)");

	/** Words of laws that hold for medicines and devices alike. */
	private static final WordPattern PRODUCTS_OF_BOTH = WordPattern
		.of("\\b(therapeutic (products|goods)|health products|medical products|heilmittel\\w*|produits (thérapeutiques|de santé)|productos sanitarios|prodotti sanitari|produtos (médicos|para saúde)|equipment|instruments?|implants?|diagnosti\\w+)\\b");

	/** What in vitro diagnostics do. */
	private static final WordPattern TESTS = WordPattern
		.of("diagnos\\w*|\\b(tests?|testing|assays?|reagents?|specimens?|analy[sz]ers?|laborator\\w+|detect\\w*|IVDR?s?)\\b|体外");

	/** "Devices other than in vitro diagnostics have their own transition": not meant. */
	private static final WordPattern OWN_LAW = WordPattern
		.of("\\b(other than|(its|their) own|separate(ly)?|not (affected|covered|concerned|included)|unaffected|andere[nr]? als|eigenen?|unberührt|autres que|propres?|distint[oa]s?|divers[ie]|outros)\\b");

	/**
	 * That a text is not for devices of any sort: "ne concerne ni les dispositifs
	 * médicaux".
	 */
	private static final WordPattern ALL_DEVICES_OUT = WordPattern
		.of("\\b(apply to|concerns?|covers?|includes?|affects?|extend to|neither|nor)[:—–-]? ?(\\([a-z0-9]\\) )?(any |all )?medical devices\\b(?! (that|which|with|of|for|in|under|intended|made|containing|incorporating)\\b)"
				+ "|\\b(concerne(nt)?|vise(nt)?|applique(nt)?|couvre(nt)?) (ni |pas )?(les |aux |des )?dispositifs médicaux\\b(?! (qui|de|à|avec|contenant|destinés)\\b)|\\b(gilt|gelten|betrifft|betreffen|erfasst|erfassen)( \\w+)? (nicht|weder|keine) (für )?(die )?medizinprodukte\\b(?!,? (die|mit|der)\\b)"
				+ "|\\b(aplican?|aplica-se|aplicam-se|conciernen?|afectan?|abrange(m)?|compreende(m)?|comprenden?|applica(no)?|riguarda(no)?|concerne|concernono) (ni |né |nem )?(a los |los |a |ai |agli |i |os |aos )?(productos sanitarios|dispositivi medici|dispositivos médicos)\\b(?! (que|che|con|com|de|di|para|per)\\b)");

	/** A recall or a series of notices says whose it is, whatever else a title names. */
	private static final WordPattern RECALL_OF_MEDICINE = WordPattern
		.of("\\b(medicines?|drug|medicinal products?) recalls?\\b|\\bdrug safety (communications?|alerts?)\\b|\\brecalls? of (the |some |all )?([\\p{L}\\d]+ ){0,3}(medicines?|drugs?|tablets)\\b(?!-| \\p{L})|\\b(recolha|retirada|rappel|richiamo|ritiro|rückruf)( voluntári\\w+| voluntari\\w+| volontaire)?( (d['’]un|de|do|dos|da|del|di|du|des|von|der|lotes?|lots?|lotti|lotto|certains|alguns|algunos|alcuni))* (medicamentos?|médicaments?|medicinal[ei]|\\w*arzneimittel\\w*)\\b|\\barzneimittelrückruf");

	/** The number of an act of the Union. */
	private static final Pattern NUMBER = Pattern.compile("\\d{2,4}/\\d{2,4}");

	/** What stands between an adjective and its noun. */
	private static final WordPattern ADJECTIVES = WordPattern
		.of("([ -](?!(and|or|for|with|of|in|to)\\b)\\p{L}+){0,2} ");

	/** Sentences about the goods for one that names devices in passing. */
	private static final int RARELY = 3;

	private final Company company;

	private final ProfileFacts facts;

	/** Goods that the profile names as the company's, or leaves open. */
	private final Set<NeighbouringLaw> made;

	OtherGoodsRules(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
		this.made = NeighbouringLaw.all()
			.stream()
			.filter((law) -> Polarity.allOf(law.made(), facts.sentences())
				.stream()
				.anyMatch((said) -> said != Polarity.DENIED))
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** Two signals: what the title names, and what the text speaks of. */
	Optional<Exclusion> exclude(AssessableUpdate update, Supplier<Passages> text) {
		if (!this.company.isDescribed()) {
			return Optional.empty();
		}
		UpdateTitles titles = new UpdateTitles(update);
		return NeighbouringLaw.all()
			.stream()
			.filter((law) -> !law.goods().equals(NeighbouringLaw.HUMAN_TISSUE) || !isForTests(text.get()))
			.filter((law) -> (!isMade(law) && ((isAbout(law, titles) && isConfirmed(law, update, text.get()))
					|| isAllOf(law, titles, text.get()))) || leavesOutDevices(law, titles, text.get()))
			.findFirst()
			.map((law) -> excluded(law, update));
	}

	/** A text on blood or tissue may be for makers of tests, which examine it. */
	private boolean isForTests(Passages text) {
		return this.facts.characteristic(DeviceFamily.DIAGNOSTIC) == ThreeValued.HAS && Vocabulary.shipped()
			.find(Topic.DEVICE_CHARACTERISTICS, text.statements().inclusions())
			.contains(DeviceFamily.DIAGNOSTIC);
	}

	/** Other goods are out of scope; in vitro diagnostics are devices. */
	private Exclusion excluded(NeighbouringLaw law, AssessableUpdate update) {
		Map.Entry<String, List<String>> field = this.company.filledField();
		String summary = "The title '%s' is about %s, and nothing in the profile is.".formatted(update.title(),
				law.goods());
		if (isDiagnostics(law)) {
			return Exclusion.notApplicable(
					new Evidence.OfRule(summary, Relevance.Foreign.OTHER_LAW, field.getKey(), field.getValue()));
		}
		return Exclusion.outOfScope(new Evidence.OfRule(summary, "document_class", field.getKey(), field.getValue()));
	}

	/**
	 * Whether an update is about other goods alone: no title names devices, or all that
	 * it newly says of a law of several goods is about these, and its text names devices
	 * hardly ever beside the goods, apart from what it leaves out.
	 */
	private static boolean isAllOf(NeighbouringLaw law, UpdateTitles titles, Passages text) {
		if (isDiagnostics(law) || text.bodies().isEmpty()) {
			return false;
		}
		boolean partly = text.all().size() > text.bodies().size() + text.headings().size();
		Set<String> left = Set.copyOf(text.statements().leavingOut());
		List<String> said = Stream.concat(text.statements().news().map(ReadSentence::text), text.removed().stream())
			.filter((one) -> !left.contains(one))
			.map(UpdateTitles::withoutNames)
			.toList();
		List<String> titled = partly ? List.of() : titles.texts();
		long goods = Stream.concat(titled.stream(), said.stream()).filter(law::isNamedIn).count();
		return goods >= (partly ? 1 : 2)
				&& RARELY * said.stream().filter(OtherGoodsRules::speaksOfDevices).count() <= goods
				&& !(law.withDevices() && nameDetails(law, titles)
						&& text.bodies().stream().anyMatch(OtherGoodsRules::speaksOfDevices))
				&& titled.stream().noneMatch((title) -> speaksOfDevices(title) && !begins(law, title));
	}

	/** Whether a text names goods, and devices only to leave out all of them. */
	private static boolean leavesOutDevices(NeighbouringLaw law, UpdateTitles titles, Passages text) {
		List<String> said = Stream.concat(titles.texts().stream(), text.statements().withoutWhatIsLeftOut().stream())
			.map(UpdateTitles::withoutNames)
			.toList();
		return !law.areDevices() && !isDiagnostics(law) && said.stream().anyMatch(law::isNamedIn)
				&& !TitleWords.speakOfMedicalDevices(said)
				&& text.statements()
					.leavingOut()
					.stream()
					.anyMatch((one) -> ALL_DEVICES_OUT.isIn(one) && !ScopeSentences.isOfPart(one)
							&& !TextExclusionRules.isQualified(one));
	}

	/** "Food for special purposes, given by syringe": what a title names first. */
	private static boolean begins(NeighbouringLaw law, String title) {
		return !law.goods().equals(NeighbouringLaw.MEDICINES) && !DEVICES.isIn(title)
				&& law.words()
					.matcher(title)
					.results()
					.findFirst()
					.filter((goods) -> Vocabulary.shipped()
						.matches(Topic.DEVICE_KINDS, title)
						.stream()
						.allMatch((kind) -> goods.start() < kind.start()))
					.isPresent();
	}

	private static boolean speaksOfDevices(String text) {
		return DEVICES.isIn(text) || PRODUCTS_OF_BOTH.isIn(text) || LAW_OF_DEVICES.isIn(text)
				|| TitleWords.speakOfMedicalDevices(List.of(text))
				|| !Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(text)).isEmpty();
	}

	/** A title of devices may name goods that go with them. */
	private static boolean isAbout(NeighbouringLaw law, UpdateTitles titles) {
		List<String> texts = titles.texts();
		boolean named = texts.stream().anyMatch(law::isNamedIn)
				|| (isDiagnostics(law) && titles.panel().filter(ClassificationPanel::diagnostic).isPresent());
		if (!named || law.areDevices()) {
			return named;
		}
		boolean recalled = law.goods().equals(NeighbouringLaw.MEDICINES)
				&& texts.stream().anyMatch((title) -> RECALL_OF_MEDICINE.isIn(title) && !DEVICES.isIn(title));
		return recalled || texts.stream().anyMatch((title) -> citesAct(law, title))
				|| !(areOfDevices(law, titles) || areOfKinds(law, titles));
	}

	private static boolean areOfDevices(NeighbouringLaw law, UpdateTitles titles) {
		boolean together = law.withDevices() || isDiagnostics(law);
		return titles.panel().isEmpty() && titles.texts()
			.stream()
			.anyMatch((title) -> LAW_OF_DEVICES.isIn(title) || (together ? TitleWords.speakOfOtherDevices(title)
					: TitleWords.speakOfMedicalDevices(List.of(title))));
	}

	private static boolean areOfKinds(NeighbouringLaw law, UpdateTitles titles) {
		return law.withDevices() && (!titles.labels(Topic.DEVICE_KINDS).isEmpty() || nameDetails(law, titles));
	}

	/**
	 * Whether a title cites an act of the goods by its number: such an act says what its
	 * subject is, whatever else the title names.
	 */
	private static boolean citesAct(NeighbouringLaw law, String title) {
		return !isDiagnostics(law) && !LAW_OF_DEVICES.isIn(title)
				&& law.words().matcher(title).results().anyMatch((found) -> NUMBER.matcher(found.group()).matches());
	}

	/**
	 * Whether titles name details of devices in other words than those of the goods and
	 * the adjectives before them: "topical ophthalmic drug products". Medicines are sold
	 * over the counter as devices are.
	 */
	private static boolean nameDetails(NeighbouringLaw law, UpdateTitles titles) {
		return titles.texts().stream().anyMatch((title) -> {
			List<MatchResult> goods = goods(law, title);
			return ProductDetail.places(title)
				.filter((place) -> !place.detail().name().equals(ProductDetail.OVER_THE_COUNTER))
				.anyMatch((place) -> goods.stream()
					.noneMatch((one) -> place.start() < one.end() && isAdjective(title, place, one.start())));
		});
	}

	/** Where a title names goods, also by the last word alone: "powdered formula". */
	private static List<MatchResult> goods(NeighbouringLaw law, String title) {
		List<MatchResult> named = law.words().matcher(title).results().toList();
		Stream<MatchResult> again = named.stream()
			.map((one) -> one.group().substring(one.group().lastIndexOf(' ') + 1))
			.flatMap((word) -> WordPattern.of("\\b%s\\b".formatted(Pattern.quote(word))).matcher(title).results());
		return Stream.concat(named.stream(), again).toList();
	}

	private static boolean isAdjective(String title, ProductDetail.Place detail, int goods) {
		return detail.end() > goods || ADJECTIVES.matcher(title.substring(detail.end(), goods)).matches();
	}

	private boolean isMade(NeighbouringLaw law) {
		return isDiagnostics(law) ? this.facts.characteristic(DeviceFamily.DIAGNOSTIC) != ThreeValued.HAS_NOT
				: this.made.contains(law);
	}

	/**
	 * The second signal: the text speaks of the goods more than of devices; without a
	 * text, its publisher does.
	 */
	private boolean isConfirmed(NeighbouringLaw law, AssessableUpdate update, Passages text) {
		List<String> bodies = text.bodies();
		if (law.areDevices()) {
			return count(law.words(), bodies) > 1;
		}
		if (bodies.isEmpty()) {
			return law.isNamedIn(update.source().title()) || law.isNamedIn(update.summary());
		}
		return isDiagnostics(law)
				? bodies.stream().noneMatch((body) -> body.contains("2017/745") && !OWN_LAW.isIn(body))
						&& speakOfTests(update, bodies)
						&& Vocabulary.shipped()
							.find(Topic.DEVICE_KINDS, text.statements().withoutExclusions())
							.stream()
							.noneMatch(this.facts.kinds()::contains)
				: count(DEVICES, bodies) <= count(law.words(), bodies);
	}

	private static boolean speakOfTests(AssessableUpdate update, List<String> bodies) {
		return Stream.concat(Stream.of(update.title(), update.reference().title()), bodies.stream())
			.anyMatch((text) -> TESTS.isIn(text));
	}

	private static boolean isDiagnostics(NeighbouringLaw law) {
		return law.goods().equals(NeighbouringLaw.IN_VITRO_DIAGNOSTICS);
	}

	private static long count(WordPattern words, List<String> texts) {
		return texts.stream().flatMap((text) -> words.matcher(text).results()).count();
	}

}
