package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.NeighbouringLaw;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.passage.TextFact;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.ReadSentence;

import org.springframework.util.function.SingletonSupplier;

/**
 * How much of one update is about other goods, and how much about devices. What does not
 * depend on the goods is looked for once.
 */
final class GoodsInText {

	/** Words of laws that hold for medicines and devices alike. */
	private static final WordPattern PRODUCTS_OF_BOTH = WordPattern
		.of("\\b(therapeutic (products|goods)|health products|medical products|heilmittel\\w*|produits (thérapeutiques|de santé)|productos sanitarios|prodotti sanitari|produtos (médicos|para saúde)|equipment|instruments?|implants?|diagnosti\\w+)\\b");

	/**
	 * That a text is not for devices of any sort: "ne concerne ni les dispositifs
	 * médicaux".
	 */
	private static final WordPattern ALL_DEVICES_OUT = WordPattern
		.of("\\b(apply to|concerns?|covers?|includes?|affects?|extend to|neither|nor)[:—–-]? ?(\\([a-z0-9]\\) )?(any |all )?medical devices\\b(?! (that|which|with|of|for|in|under|intended|made|containing|incorporating)\\b)"
				+ "|\\b(concerne(nt)?|vise(nt)?|applique(nt)?|couvre(nt)?) (ni |pas )?(les |aux |des )?(dispositifs|instruments) médicaux\\b(?! (qui|de|à|avec|contenant|destinés)\\b)|\\b(gilt|gelten|betrifft|betreffen|erfasst|erfassen)( \\w+)? (nicht|weder|keine) (für )?(die )?medizinprodukte\\b(?!,? (die|mit|der)\\b)"
				+ "|\\b(aplican?|aplica-se|aplicam-se|conciernen?|afectan?|abrange(m)?|compreende(m)?|comprenden?|applica(no)?|riguarda(no)?|concerne|concernono) (ni |né |nem )?(a los |los |a |ai |agli |i |os |aos )?(productos sanitarios|dispositivi medici|dispositivos médicos)\\b(?! (que|che|con|com|de|di|para|per)\\b)");

	/** Sentences about the goods for one that names devices in passing. */
	private static final int RARELY = 3;

	/** What a text newly says, or no longer. */
	private static final TextFact<List<String>> SAID = TextFact.of(GoodsInText::findSaid);

	/** How often it names the goods of each law. */
	private static final TextFact<Map<NeighbouringLaw, Long>> GOODS = TextFact.of((text) -> {
		List<String> goods = SAID.in(text).stream().filter(NeighbouringLaw::isAnyNamedIn).toList();
		return NeighbouringLaw.all()
			.stream()
			.collect(
					Collectors.toUnmodifiableMap((law) -> law, (law) -> goods.stream().filter(law::isNamedIn).count()));
	});

	private static final TextFact<Long> OF_DEVICES = TextFact
		.of((text) -> SAID.in(text).stream().filter(GoodsInText::speaksOfDevices).count());

	private final UpdateTitles titles;

	private final Supplier<Passages> text;

	private final Supplier<Boolean> withoutDevices = SingletonSupplier.of(this::leavesOutAllDevices);

	private final Supplier<List<String>> kept = SingletonSupplier.of(this::findKept);

	GoodsInText(UpdateTitles titles, Supplier<Passages> text) {
		this.titles = titles;
		this.text = text;
	}

	/**
	 * Whether the update is about the goods alone: no title names devices, or all that it
	 * newly says of a law of several goods is about these, and its text names devices
	 * hardly ever beside the goods, apart from what it leaves out.
	 */
	boolean areAll(NeighbouringLaw law) {
		Passages passages = this.text.get();
		if (law.isDiagnostics() || passages.bodies().isEmpty()) {
			return false;
		}
		boolean partly = passages.all().size() > passages.bodies().size() + passages.headings().size();
		List<String> titled = partly ? List.of() : this.titles.texts();
		long goods = titled.stream().filter(law::isNamedIn).count() + GOODS.in(passages).getOrDefault(law, 0L);
		boolean titledDevices = partly && this.titles.texts().stream().noneMatch(law::isNamedIn)
				&& this.titles.texts().stream().anyMatch(GoodsInText::namesDevices);
		return goods >= (partly ? 1 : 2) && !titledDevices && RARELY * OF_DEVICES.in(passages) <= goods
				&& !(law.withDevices() && TitledGoods.nameDetails(law, this.titles)
						&& passages.bodies().stream().anyMatch(GoodsInText::speaksOfDevices))
				&& titled.stream().noneMatch((title) -> speaksOfDevices(title) && !TitledGoods.begins(law, title));
	}

	/** Whether the text names the goods, and devices only to leave out all of them. */
	boolean leaveOutDevices(NeighbouringLaw law) {
		return !law.areDevices() && !law.isDiagnostics() && this.withoutDevices.get()
				&& this.kept.get().stream().anyMatch(law::isNamedIn);
	}

	private boolean leavesOutAllDevices() {
		return this.text.get()
			.statements()
			.leavingOut()
			.stream()
			.anyMatch((one) -> ALL_DEVICES_OUT.isIn(one) && !ScopeSentences.isOfPart(one)
					&& !TextExclusionRules.isQualified(one))
				&& !TitleWords.speakOfMedicalDevices(this.kept.get());
	}

	private List<String> findKept() {
		return Stream.concat(this.titles.texts().stream(), this.text.get().statements().withoutWhatIsLeftOut().stream())
			.map(UpdateTitles::withoutNames)
			.toList();
	}

	private static List<String> findSaid(Passages passages) {
		Set<String> left = Set.copyOf(passages.statements().leavingOut());
		return Stream.concat(passages.statements().news().map(ReadSentence::text), passages.removed().stream())
			.filter((one) -> !left.contains(one))
			.map(UpdateTitles::withoutNames)
			.toList();
	}

	private static boolean speaksOfDevices(String text) {
		return PRODUCTS_OF_BOTH.isIn(text) || namesDevices(text);
	}

	private static boolean namesDevices(String text) {
		return TitledGoods.DEVICES.isIn(text) || TitledGoods.LAW_OF_DEVICES.isIn(text)
				|| TitleWords.speakOfMedicalDevices(List.of(text))
				|| !Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(text)).isEmpty();
	}

}
