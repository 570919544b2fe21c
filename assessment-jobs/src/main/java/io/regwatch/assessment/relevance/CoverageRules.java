package io.regwatch.assessment.relevance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.OperatorRole;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.AddressedText;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.assessment.passage.ClassTable;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.TextFact;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.Duty;
import io.regwatch.reading.ReadSentence;

/**
 * Whether what a text newly obliges to leaves anything to the company. A text that is
 * about devices at large, or about something that the company has, may oblige only the
 * makers of other devices, or only others than makers. One duty that may be the company's
 * is enough to keep it.
 */
final class CoverageRules {

	/** Those whose duties leave makers nothing to do. */
	private static final Set<Bearer> OTHERS = Set.of(Bearer.USER, Bearer.DISTRIBUTOR, Bearer.IMPORTER,
			Bearer.NOTIFIED_BODY);

	/** Duties, all of others, that outweigh a mention of the company's devices. */
	private static final int MANY = 3;

	/** A thing with the definite article, other than devices themselves. */
	private static final WordPattern REFERRING = WordPattern
		.of("^(\\W*\\w{1,3}[.)] )?(((the|der|die|das|le|la|les|el|los|las|il|lo|gli|o|os|a|as) |l['’])(?!\\w* ?(devices?|products?|\\w*produkte?|dispositi\\w*|produits?|productos?|prodotti|produtos?|manufacturers?|hersteller|fabricants?|fabricantes?|fabbricant\\w)\\b)\\w|(it|they) )");

	private static final TextFact<Boolean> NAMES_REPRESENTATIVE = TextFact.anyBody(OperatorRole::namesRepresentative);

	private static final TextFact<Set<String>> KINDS = TextFact
		.of((text) -> Vocabulary.shipped().find(Topic.DEVICE_KINDS, text.bodies()));

	/** Duties that do not refer to what was named before. */
	private static final TextFact<List<ReadSentence>> COMPLETE = TextFact
		.of((text) -> text.statements().obliging().stream().filter((one) -> !refersBack(one)).toList());

	private final Company company;

	private final DutyTargets targets;

	CoverageRules(Company company, DutyTargets targets) {
		this.company = company;
		this.targets = targets;
	}

	/** What is left of a subject that seemed to be the company's. */
	Relevance covered(Relevance found, UpdateTitles titles, Passages text, String geography) {
		boolean changed = AddressedText.endsDutyOfMakers(text) || Amendments.changeDutyOfMakers(text);
		if (!(found instanceof Relevance.Foreign) && !changed && isOfNoMaker(text)) {
			return ofOthers();
		}
		boolean open = found instanceof Relevance.Unclear unclear && unclear.question().isEmpty();
		if (!open && !(found instanceof Relevance.ForAll) && !(found instanceof Relevance.Shared)) {
			return found;
		}
		List<ReadSentence> obliging = text.statements().obliging();
		boolean released = AddressedText.mayReleaseMakers(text);
		boolean titled = this.targets.areKinds(List.copyOf(titles.labels(Topic.DEVICE_KINDS)));
		if (!changed && (isSaidToBeOfOthers(text) || ((found instanceof Relevance.ForAll || (released && !titled)
				|| (!open && !titled && (obliging.size() >= MANY || (!isOfKinds(found) && !namesOwn(text)))))
				&& isOfOthers(titles, text)))) {
			return ofOthers();
		}
		if (!open && !isOfKinds(found) && isOfMakersOnly(titles, text, obliging)) {
			return new Relevance.Foreign("addressee", List.of("duties of makers"), "companyDescription",
					Optional.ofNullable(this.company.description()).stream().toList());
		}
		Optional<String> some = (found instanceof Relevance.ForAll && !LimitedMakers.areAllAddressed(text))
				? LimitedMakers.clause(obliging) : Optional.empty();
		if (some.isPresent()) {
			return new Relevance.Unclear("Is this the company: makers that %s?".formatted(some.get()));
		}
		List<ReadSentence> stated = COMPLETE.in(text);
		List<Optional<Relevance>> wanted = Stream.concat(stated.stream(), ClassTable.duties(text).stream())
			.flatMap((one) -> wanted(one, geography))
			.toList();
		if (wanted.isEmpty() || wanted.stream().anyMatch(Optional::isEmpty)) {
			return limited(found, titles, text, geography);
		}
		boolean complete = stated.size() == obliging.size() || titles.haveSubject();
		return Relevance.any(wanted.stream().flatMap(Optional::stream))
			.map((one) -> (one instanceof Relevance.Foreign foreign) ? agreed(found, foreign, titles, text, geography)
					: one)
			.map((one) -> (one instanceof Relevance.Foreign foreign && !complete) ? unclear(foreign) : one)
			.filter((one) -> one instanceof Relevance.Foreign
					|| (one instanceof Relevance.Unclear && !isOfKinds(found)))
			.orElse(found);
	}

	private Relevance ofOthers() {
		return new Relevance.Foreign("addressee", List.of("duties of others than makers"), "products",
				this.company.productNames());
	}

	/** Whether the text names devices of the company's kinds. */
	private boolean namesOwn(Passages text) {
		return this.targets.areKinds(List.copyOf(KINDS.in(text)));
	}

	/** Two signals: it is for others only, and leaves makers nothing to do. */
	private boolean isSaidToBeOfOthers(Passages text) {
		return AddressedText.isForOthersOnly(text) && !AddresseeRules.concernDealer(text, this.company);
	}

	/**
	 * Two signals for one who says that it only sells what others make: makers are
	 * obliged or addressed, and nothing is said to those who sell (Regulation (EU)
	 * 2017/745, articles 10, 13 and 14).
	 */
	private boolean isOfMakersOnly(UpdateTitles titles, Passages text, List<ReadSentence> obliging) {
		boolean makers = obliging.stream()
			.flatMap((one) -> one.duties().stream())
			.anyMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER)
				|| Stream.concat(titles.texts().stream(), text.statements().inclusions().stream())
					.anyMatch(Addressees::nameMakers);
		return makers && OperatorRole.isDealerOnly(this.company) && !AddresseeRules.obligeDealers(text);
	}

	/**
	 * Two signals: a sentence that releases all makers, and others who are named; or one
	 * that leaves the duties of makers as they are, and duties that are all of others.
	 */
	private boolean isOfNoMaker(Passages text) {
		List<Duty> duties = text.statements().obliging().stream().flatMap((one) -> one.duties().stream()).toList();
		boolean released = AddressedText.releasesAllMakers(text) && areOthersNamed(text)
				&& duties.stream().noneMatch(AddresseeRules::mayBeOfMakers);
		boolean left = AddressedText.leavesMakers(text)
				&& duties.stream().anyMatch((duty) -> OTHERS.contains(duty.bearer()))
				&& duties.stream().noneMatch((duty) -> duty.bearer().mayBeMaker());
		return (released || left) && !AddresseeRules.concernDealer(text, this.company);
	}

	private boolean areOthersNamed(Passages text) {
		return AddressedText.namesOthers(text)
				|| (NAMES_REPRESENTATIVE.in(text) && !OperatorRole.hasRepresentative(this.company));
	}

	/**
	 * A duty without a bearer about a thing that was named before: "The package shall
	 * contain a card". Acts name whom they oblige once.
	 */
	private static boolean refersBack(ReadSentence sentence) {
		return REFERRING.isIn(sentence.text())
				&& sentence.duties().stream().allMatch((duty) -> duty.bearer() == Bearer.UNSTATED);
	}

	/**
	 * What is not about the company's kind is not for it if both title and scope are
	 * limited to what it has not: each of several limits has to be met.
	 */
	private Relevance limited(Relevance found, UpdateTitles titles, Passages text, String geography) {
		if (isOfKinds(found)) {
			return found;
		}
		Optional<Relevance> title = limit(titles.texts(), geography);
		Optional<Relevance> scope = limit(text.statements().narrowInclusions(), geography);
		if (title.isEmpty() || scope.isEmpty() || Stream.of(title.get(), scope.get())
			.anyMatch((one) -> !(one instanceof Relevance.Foreign) && !(one instanceof Relevance.Unclear))) {
			return found;
		}
		return (scope.get() instanceof Relevance.Foreign && title.get() instanceof Relevance.Unclear) ? title.get()
				: scope.get();
	}

	/** Whether the company's own kind or product was found, which a detail leaves own. */
	private boolean isOfKinds(Relevance found) {
		return found instanceof Relevance.Shared shared && this.targets.areKinds(shared.labels());
	}

	private Optional<Relevance> limit(List<String> statements, String geography) {
		return Relevance.any(statements.stream().flatMap((one) -> this.targets.of(one, geography).stream()));
	}

	/** Of what devices the duties of makers are; empty for one that is anybody's. */
	private Stream<Optional<Relevance>> wanted(ReadSentence sentence, String geography) {
		return sentence.duties()
			.stream()
			.filter((duty) -> duty.bearer().mayBeMaker())
			.map((duty) -> this.targets.of(sentence, duty, geography));
	}

	/**
	 * The second signal beside duties: the nomenclature, a title, a scope or an
	 * exclusion.
	 */
	private Relevance agreed(Relevance found, Relevance.Foreign foreign, UpdateTitles titles, Passages text,
			String geography) {
		boolean agreed = this.targets.isDecisive(foreign) || Stream
			.concat(titles.texts().stream(), text.statements().inclusions().stream())
			.anyMatch((one) -> this.targets.of(one, geography).filter(Relevance.Foreign.class::isInstance).isPresent())
				|| text.statements()
					.reliefs()
					.stream()
					.anyMatch((one) -> this.targets.of(one, geography)
						.filter(Relevance.Shared.class::isInstance)
						.isPresent());
		return agreed ? foreign : (found instanceof Relevance.Shared) ? found : unclear(foreign);
	}

	private static Relevance unclear(Relevance.Foreign foreign) {
		return new Relevance.Unclear("Does the company make this: %s?".formatted(String.join(", ", foreign.named())));
	}

	/**
	 * Two signals: all duties are those of others, and the title, the scope or a relief
	 * says so.
	 */
	private boolean isOfOthers(UpdateTitles titles, Passages text) {
		List<Bearer> bearers = COMPLETE.in(text)
			.stream()
			.flatMap((one) -> one.duties().stream())
			.map(Duty::bearer)
			.toList();
		if (bearers.stream().noneMatch(OTHERS::contains) || bearers.stream().anyMatch(Bearer::mayBeMaker)
				|| AddresseeRules.concernDealer(text, this.company)) {
			return false;
		}
		List<String> stated = new ArrayList<>(titles.texts());
		stated.addAll(text.statements().inclusions());
		stated.addAll(text.statements().ofDocument().stream().filter((one) -> !Addressees.releaseMakers(one)).toList());
		boolean named = stated.stream().anyMatch(Addressees::nameOthers)
				&& stated.stream().noneMatch(Addressees::nameMakers);
		return named || text.statements()
			.reliefs()
			.stream()
			.anyMatch((one) -> Addressees.nameMakers(one) && !Addressees.nameSomeMakers(one));
	}

}
