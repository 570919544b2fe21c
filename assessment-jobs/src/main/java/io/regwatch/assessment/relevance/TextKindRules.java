package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.PassingMention;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.vocabulary.TermMatch;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.ReadSentence;

/**
 * Compares kinds of devices that the text names where titles leave open which are meant.
 */
final class TextKindRules {

	/** What a text is about stands at its beginning. */
	private static final int READ = 40;

	/** Some devices of a class, which the text names. */
	private static final WordPattern SELECTION = WordPattern
		.of("\\b(certain|specific|selected|listed|bestimmte[rn]?|ausgewählte[rn]?|certaine?s|ciert[oa]s|determinad[oa]s|determinat[ie]|alcun[ie]|alguns|algumas) (\\w+ ){0,3}(devices?|produkte|medizinprodukte|dispositi\\w+|produits|productos|produtos|prodotti)\\b");

	/** Devices that a list names, which has to be read to know whose. */
	private static final WordPattern LISTED = WordPattern
		.of("\\b(devices?|products?)\\b[^.;]{0,20} (on|in) (the|this) list\\b|\\blisted (medical )?(devices?|products?)\\b|\\b(list of) ((critical|essential|certain|specified) )?(medical )?(devices|products)\\b"
				+ "|\\b(produkte?n?|medizinprodukte?n?)\\b[^.;]{0,20} (auf|in) (der|dieser) liste\\b|\\b(dispositi\\w+|produits|produtos|productos|prodotti)\\b[^.;]{0,30} (sur la|dans la|en la|na|nella|nell['’]|da|dell['’]) ?(liste|lista|elenco)\\b");

	private static final Set<String> BY_OTHER_SIGNS = Set.of("device_kind", "selected_devices", "scope_of_text",
			"classification_panel", "risk_class", "therapeutic_area", "addressee", "device_characteristic",
			"act_or_standard", "company_fact");

	private final Vocabulary vocabulary = Vocabulary.shipped();

	private final Company company;

	private final ProfileFacts facts;

	private final KindRules kinds;

	private final PanelRules panels;

	TextKindRules(Company company, ProfileFacts facts, KindRules kinds, PanelRules panels) {
		this.company = company;
		this.facts = facts;
		this.kinds = kinds;
		this.panels = panels;
	}

	/**
	 * Whether a text names the company's own kind although a rule that does not compare
	 * kinds or read exclusions would put it aside.
	 */
	boolean isSpokenOf(Relevance.Foreign found, Passages text) {
		boolean released = found.rule().equals("addressee") && text.bodies()
			.stream()
			.anyMatch((body) -> Addressees.releaseMakers(body) || Addressees.releaseAllMakers(body)
					|| Addressees.leaveMakers(body));
		return BY_OTHER_SIGNS.contains(found.rule()) && !released
				&& this.vocabulary
					.find(Topic.DEVICE_KINDS,
							(found.rule().equals("addressee") ? text.statements().withoutDutiesOfOthers()
									: text.statements().withoutWhatIsLeftOut())
								.stream()
								.map(PassingMention::withoutRequests)
								.toList())
					.stream()
					.anyMatch(this.facts.kinds()::contains);
	}

	/** What a title of devices at large is followed by does not narrow it for sure. */
	Optional<Relevance> below(UpdateTitles titles, Passages text) {
		boolean wide = titles.speakOfDevicesAtLarge() && !this.panels.isForeign(titles);
		return Stream
			.of(this.kinds.compare(this.vocabulary.find(Topic.DEVICE_KINDS, text.headings()), false),
					mostly(text.statements().withoutWhatIsLeftOut()))
			.flatMap(Optional::stream)
			.findFirst()
			.map((one) -> (wide && one instanceof Relevance.Foreign) ? new Relevance.Unclear() : one);
	}

	/**
	 * Titles of certain devices that the text names. Two signals put aside: the title
	 * selects, and several kinds are selected or its panel is that of other kinds.
	 */
	Optional<Relevance> selected(UpdateTitles titles, Passages text) {
		Set<String> named = this.vocabulary.find(Topic.DEVICE_KINDS, withoutRequests(text));
		boolean listed = isOfList(titles, text);
		boolean selects = listed || titles.texts().stream().anyMatch((title) -> SELECTION.isIn(title));
		if (!selects || named.isEmpty() || (this.facts.kinds().isEmpty() && !listed)) {
			return Optional.empty();
		}
		boolean agreed = ExclusionConditions.areDifferent(named) || this.panels.isForeign(titles);
		return this.kinds.compare(named, !agreed)
			.map((one) -> (one instanceof Relevance.Foreign other)
					? new Relevance.Foreign("selected_devices", other.named(), other.profileField(), other.values())
					: one);
	}

	/** Whether a text obliges makers of devices on a list, and of no others. */
	private static boolean isOfList(UpdateTitles titles, Passages text) {
		List<String> duties = text.statements()
			.obliging()
			.stream()
			.filter((one) -> one.duties().stream().anyMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER))
			.map(ReadSentence::text)
			.toList();
		boolean titled = titles.texts().stream().anyMatch((one) -> LISTED.isIn(one));
		return duties.stream().anyMatch((one) -> LISTED.isIn(one))
				&& (titled || duties.stream().filter((one) -> LISTED.isIn(one)).count() * 2 >= duties.size());
	}

	/**
	 * The devices of a safety notice whose title does not name them. Two signals put
	 * aside: several sentences name the same kind, and all kinds are unrelated to the
	 * company's.
	 */
	Optional<Relevance> ofNotice(Passages text) {
		List<String> named = text.statements()
			.withoutExclusions()
			.stream()
			.flatMap((one) -> this.vocabulary.find(Topic.DEVICE_KINDS, List.of(one)).stream())
			.toList();
		Set<String> kinds = new LinkedHashSet<>(named);
		return (named.size() > kinds.size()) ? this.kinds.compare(kinds, false)
			.filter(Relevance.Foreign.class::isInstance)
			.map((_) -> new Relevance.Foreign("selected_devices", List.copyOf(kinds), "products",
					this.company.productNames()))
				: Optional.empty();
	}

	/** A text for others than makers that does not speak of the company's own. */
	Optional<Relevance> addressees(UpdateTitles titles, Passages text) {
		boolean own = this.vocabulary.find(Topic.DEVICE_KINDS, withoutRequests(text))
			.stream()
			.anyMatch(this.facts.kinds()::contains);
		return own ? Optional.empty() : AddresseeRules.others(titles, text, this.company);
	}

	private static List<String> withoutRequests(Passages text) {
		return text.bodies().stream().map(PassingMention::withoutRequests).toList();
	}

	/** What most of a text speaks of, if its titles do not say. */
	private Optional<Relevance> mostly(List<String> all) {
		List<String> bodies = all.stream().limit(READ).toList();
		List<Set<String>> named = bodies.stream()
			.<Set<String>>map((text) -> PassingMention.without(text)
				.map(TermMatch::label)
				.collect(Collectors.toCollection(LinkedHashSet::new)))
			.filter((found) -> !found.isEmpty())
			.toList();
		boolean own = named.stream().anyMatch((found) -> found.stream().anyMatch(this.facts.kinds()::contains));
		return (own || 2 * named.size() > bodies.size())
				? this.kinds.compare(
						named.stream().flatMap(Set::stream).collect(Collectors.toCollection(LinkedHashSet::new)), false)
				: Optional.empty();
	}

}
