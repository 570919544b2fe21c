package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.NeighbouringLaw;
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
			.filter((
					law) -> (!isMade(law) && ((TitledGoods.isAbout(law, titles) && isConfirmed(law, update, text.get()))
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
		if (law.isDiagnostics()) {
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
		if (law.isDiagnostics() || text.bodies().isEmpty()) {
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
		boolean ofDevices = partly && titles.texts().stream().noneMatch(law::isNamedIn)
				&& titles.texts().stream().anyMatch(OtherGoodsRules::namesDevices);
		return !ofDevices && goods >= (partly ? 1 : 2)
				&& RARELY * said.stream().filter(OtherGoodsRules::speaksOfDevices).count() <= goods
				&& !(law.withDevices() && TitledGoods.nameDetails(law, titles)
						&& text.bodies().stream().anyMatch(OtherGoodsRules::speaksOfDevices))
				&& titled.stream().noneMatch((title) -> speaksOfDevices(title) && !TitledGoods.begins(law, title));
	}

	/** Whether a text names goods, and devices only to leave out all of them. */
	private static boolean leavesOutDevices(NeighbouringLaw law, UpdateTitles titles, Passages text) {
		List<String> said = Stream.concat(titles.texts().stream(), text.statements().withoutWhatIsLeftOut().stream())
			.map(UpdateTitles::withoutNames)
			.toList();
		return !law.areDevices() && !law.isDiagnostics() && said.stream().anyMatch(law::isNamedIn)
				&& !TitleWords.speakOfMedicalDevices(said)
				&& text.statements()
					.leavingOut()
					.stream()
					.anyMatch((one) -> ALL_DEVICES_OUT.isIn(one) && !ScopeSentences.isOfPart(one)
							&& !TextExclusionRules.isQualified(one));
	}

	private static boolean speaksOfDevices(String text) {
		return PRODUCTS_OF_BOTH.isIn(text) || namesDevices(text);
	}

	private static boolean namesDevices(String text) {
		return TitledGoods.DEVICES.isIn(text) || TitledGoods.LAW_OF_DEVICES.isIn(text)
				|| TitleWords.speakOfMedicalDevices(List.of(text))
				|| !Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(text)).isEmpty();
	}

	private boolean isMade(NeighbouringLaw law) {
		return law.isDiagnostics() ? this.facts.characteristic(DeviceFamily.DIAGNOSTIC) != ThreeValued.HAS_NOT
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
		return law.isDiagnostics()
				? bodies.stream().noneMatch((body) -> body.contains("2017/745") && !OWN_LAW.isIn(body))
						&& speakOfTests(update, bodies)
						&& Vocabulary.shipped()
							.find(Topic.DEVICE_KINDS, text.statements().withoutExclusions())
							.stream()
							.noneMatch(this.facts.kinds()::contains)
				: count(TitledGoods.DEVICES, bodies) <= count(law.words(), bodies);
	}

	private static boolean speakOfTests(AssessableUpdate update, List<String> bodies) {
		return Stream.concat(Stream.of(update.title(), update.reference().title()), bodies.stream())
			.anyMatch((text) -> TESTS.isIn(text));
	}

	private static long count(WordPattern words, List<String> texts) {
		return texts.stream().flatMap((text) -> words.matcher(text).results()).count();
	}

}
