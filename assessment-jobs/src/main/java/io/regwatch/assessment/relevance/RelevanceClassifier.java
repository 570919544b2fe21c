package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ProfileKeywords;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.UpdateNature;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.reading.ReadSentence;

/**
 * Compares what a document is about with what a company makes, from the most specific to
 * the least: what it excludes, kinds of devices, details, acts and standards,
 * characteristics, classes, areas, what its text says of its scope, devices at large.
 * What is not known on either side decides nothing, and nothing is put aside unless two
 * signals agree.
 */
public final class RelevanceClassifier {

	/** Rules that compare what the company's devices are. */
	private static final Set<String> OF_DEVICES = Set.of("device_kind", "selected_devices", "scope_of_text",
			"classification_panel", "device_group", "therapeutic_area", "excluded_by_text");

	/** Rules that compare what may be one member of a list. */
	private static final Set<String> OF_MEMBERS = Set.of("device_kind", "product_detail");

	private static final Set<String> CHARACTERISTICS = Set
		.copyOf(Vocabulary.shipped().known(Topic.DEVICE_CHARACTERISTICS));

	/** What many devices of all kinds are. */
	private static final Set<String> COMMON = Set.of("single-use", "reusable", "sterile", "non-sterile");

	private final KindRules kinds;

	private final PanelRules panels;

	private final TextKindRules textKinds;

	private final CharacteristicRules characteristics;

	private final ScopeRules scope;

	private final TextExclusionRules exclusions;

	private final RequiredFeatureRules features;

	private final SterilisationSites sites;

	private final GroupRules groups;

	private final ClassAndAreaRules classesAndAreas;

	private final ExclusionConditions conditions;

	private final CoverageRules coverage;

	private final ProfileFacts facts;

	private final Company company;

	/**
	 * Creates a classifier for many updates.
	 * @param company from its profile
	 * @param facts of the same profile
	 * @param keywords of the same profile
	 */
	public RelevanceClassifier(Company company, ProfileFacts facts, ProfileKeywords keywords) {
		this.company = company;
		this.facts = facts;
		this.kinds = new KindRules(company, facts, keywords);
		this.panels = new PanelRules(company, facts, this.kinds);
		this.textKinds = new TextKindRules(company, facts, this.kinds, this.panels);
		this.characteristics = new CharacteristicRules(company, facts);
		this.exclusions = new TextExclusionRules(company, facts, this.characteristics.contrasts());
		this.features = new RequiredFeatureRules(this.characteristics);
		this.sites = new SterilisationSites(facts);
		this.groups = new GroupRules(company, facts, this.characteristics);
		this.classesAndAreas = new ClassAndAreaRules(company, facts);
		this.conditions = new ExclusionConditions(company, facts);
		this.coverage = new CoverageRules(company,
				new DutyTargets(company, facts, this.characteristics, this.classesAndAreas));
		this.scope = new ScopeRules(company, facts, this.characteristics, this.classesAndAreas);
	}

	/**
	 * Whether the subject of an update is the company's. What the workspace follows by
	 * name is never put aside.
	 * @param update of which it is asked
	 * @param text of its version, possibly empty
	 * @return unclear unless signals agree
	 */
	public Relevance of(AssessableUpdate update, Passages text) {
		UpdateTitles titles = new UpdateTitles(update);
		if (!this.company.isDescribed()) {
			return undescribed(titles);
		}
		Relevance found = known(this.groups.apart(kindsAndScope(update, titles, text), titles, text));
		return (update.explicit() && found instanceof Relevance.Foreign) ? new Relevance.Unclear() : found;
	}

	private static Relevance undescribed(UpdateTitles titles) {
		return titles.areNarrow() ? new Relevance.Unclear("What does the company make?") : new Relevance.Unclear();
	}

	/** Kinds of devices decide nothing where the profile does not say which are made. */
	private Relevance known(Relevance found) {
		boolean ofKinds = found instanceof Relevance.Shared
				|| (found instanceof Relevance.Foreign foreign && OF_DEVICES.contains(foreign.rule()));
		if (found instanceof Relevance.ForAll && VagueProfile.isOfUnknownTrade(this.company)) {
			return new Relevance.Unclear("Does the company make devices?");
		}
		return (ofKinds && VagueProfile.is(this.company))
				? new Relevance.Unclear("Which devices does the company make?") : found;
	}

	private Relevance kindsAndScope(AssessableUpdate update, UpdateTitles titles, Passages text) {
		return Stream
			.<Supplier<Optional<Relevance>>>of(() -> this.exclusions.exclusion(titles, text),
					() -> this.kinds.product(titles.texts()), () -> kinds(titles, text),
					() -> this.textKinds.addressees(titles, text), () -> detail(titles, text),
					() -> this.characteristics.act(titles, text), () -> this.kinds.words(titles),
					() -> this.panels.oneDevice(titles, text), () -> this.textKinds.selected(titles, text),
					() -> this.characteristics.inTitles(titles),
					() -> this.classesAndAreas.classes(titles, text, update.source().geography()),
					() -> this.classesAndAreas.area(titles, text), () -> this.kinds.product(text.headings()),
					() -> isOfUnknownDevices(update, titles) ? this.textKinds.ofNotice(text) : Optional.empty(),
					() -> this.scope.inclusion(text, update.source().geography()),
					() -> this.textKinds.below(titles, text), () -> this.panels.panel(titles, text),
					() -> atLarge(titles, text), () -> makers(titles, text))
			.flatMap((rule) -> rule.get().stream())
			.findFirst()
			.map((found) -> isOfUnknownDevices(update, titles) ? ofNotice(found, text) : ofDevices(found, titles, text))
			.map((found) -> (found instanceof Relevance.ForAll && this.facts.areUnknown()) ? limited(text).orElse(found)
					: found)
			.map((found) -> this.scope.confirmed(found, titles, text))
			.map((found) -> this.features.met(found, titles, text))
			.map((found) -> ofClass(found, titles, text, update.source().geography()))
			.map((found) -> this.coverage.covered(found, titles, text, update.source().geography()))
			.map((found) -> (found instanceof Relevance.Foreign foreign)
					? this.conditions.checked(foreign, update.source().geography(), titles, text) : found)
			.map((found) -> beside(found, titles, text))
			.map((found) -> this.sites.operated(found, titles))
			.map((found) -> AddresseeRules.ofMakersAbroad(found, titles, text, this.company))
			.map((found) -> (found instanceof Relevance.Foreign foreign && this.textKinds.isSpokenOf(foreign, text))
					? new Relevance.Unclear(
							"Does this concern the company: %s?".formatted(String.join(", ", foreign.named())))
					: found)
			.orElseGet(Relevance.Unclear::new);
	}

	/**
	 * What a title lists beside kinds that are not the company's: a detail, or what the
	 * company's devices have, of which the text names the company's own detail.
	 */
	private Relevance beside(Relevance found, UpdateTitles titles, Passages text) {
		boolean ofKind = found instanceof Relevance.Foreign foreign && OF_MEMBERS.contains(foreign.rule());
		if (!ofKind && !(found instanceof Relevance.Unclear)) {
			return found;
		}
		List<String> listed = titles.texts().stream().flatMap(ListedSubjects::withoutKinds).toList();
		boolean has = this.characteristics.named(listed).filter(Relevance.Shared.class::isInstance).isPresent();
		Stream<Relevance> own = !has ? Stream.empty()
				: text.bodies()
					.stream()
					.flatMap(ProductDetail::in)
					.map(this.characteristics::of)
					.filter(Relevance.Shared.class::isInstance);
		Stream<Relevance> details = titles.texts()
			.stream()
			.flatMap(ListedSubjects::details)
			.map(this.characteristics::of);
		return Relevance.any(Stream.concat(details, own))
			.filter((one) -> one instanceof Relevance.Shared || (ofKind && one instanceof Relevance.Unclear))
			.or(() -> ofKind ? unknownMember(titles).or(() -> this.kinds.beside(titles)) : Optional.empty())
			.orElse(found);
	}

	/** A member of a title's list of devices whose kind is not known may be own. */
	private static Optional<Relevance> unknownMember(UpdateTitles titles) {
		return titles.texts()
			.stream()
			.flatMap(ListedSubjects::unknown)
			.findFirst()
			.map((one) -> new Relevance.Unclear(KindRules.question(List.of(one))));
	}

	private boolean isOfOtherAct(UpdateTitles titles, Passages text) {
		return this.characteristics.act(titles, text).filter(Relevance.Foreign.class::isInstance).isPresent();
	}

	/**
	 * Kinds that titles name, or else a pair of words of a product; where these alone do
	 * not decide, a detail agrees.
	 */
	private Optional<Relevance> kinds(UpdateTitles titles, Passages text) {
		return this.kinds.inTitles(titles, text)
			.map((found) -> (found instanceof Relevance.Shared) ? found : this.kinds.phrase(titles).orElse(found))
			.map((found) -> (found instanceof Relevance.Unclear)
					? this.characteristics.detail(titles).filter(Relevance.Foreign.class::isInstance).orElse(found)
					: found);
	}

	/**
	 * A detail that is not known decides nothing where the act itself or what else the
	 * title asks for is not the company's.
	 */
	private Optional<Relevance> detail(UpdateTitles titles, Passages text) {
		return this.characteristics.detail(titles)
			.filter((found) -> !(found instanceof Relevance.Unclear)
					|| (!isOfOtherAct(titles, text) && !this.characteristics.areDenied(titles)));
	}

	/**
	 * Each limit of a title has to be met: what devices have, or may have, does not count
	 * where the title and the text are about another class.
	 */
	private Relevance ofClass(Relevance found, UpdateTitles titles, Passages text, String geography) {
		boolean limit = found instanceof Relevance.Unclear
				|| (found instanceof Relevance.Shared shared && CHARACTERISTICS.containsAll(shared.labels()));
		return !limit ? found
				: this.classesAndAreas.classes(titles, text, geography)
					.filter(Relevance.Foreign.class::isInstance)
					.orElse(found);
	}

	/** A safety notice is about certain devices, even if their kind is not known. */
	private static boolean isOfUnknownDevices(AssessableUpdate update, UpdateTitles titles) {
		return update.updateType().contains("recall")
				|| ((!titles.speakOfDevicesAtLarge() || titles.speakOfSomeDevices())
						&& new UpdateNature(update).isAlarm());
	}

	/**
	 * What many devices have does not decide where a title is not about devices at large
	 * and the text speaks of kinds that are not the company's.
	 */
	private Relevance ofDevices(Relevance found, UpdateTitles titles, Passages text) {
		boolean common = found instanceof Relevance.Shared shared && COMMON.containsAll(shared.labels())
				&& !titles.speakOfDevicesAtLarge() && !this.facts.kinds().isEmpty();
		return !common ? found
				: this.textKinds.ofNotice(text)
					.<Relevance>map((other) -> (other instanceof Relevance.Foreign foreign)
							? new Relevance.Unclear(KindRules.question(foreign.named())) : other)
					.orElse(found);
	}

	/** What all devices have, or some property, does not tell those of a notice apart. */
	private Relevance ofNotice(Relevance found, Passages text) {
		if (found instanceof Relevance.ForAll) {
			return this.textKinds.ofNotice(text)
				.orElseGet(() -> new Relevance.Unclear("Does the company make the devices of this notice?"));
		}
		boolean shared = found instanceof Relevance.Shared one && !this.facts.kinds().isEmpty()
				&& CHARACTERISTICS.containsAll(one.labels());
		return shared ? this.textKinds.ofNotice(text).orElse(found) : found;
	}

	/**
	 * Duties that only devices with some property have leave open whether they are those
	 * of a company of which nothing is known.
	 */
	private static Optional<Relevance> limited(Passages text) {
		return TitleWords.propertyOfDevices(text.statements().obliging().stream().map(ReadSentence::text).toList())
			.map((property) -> new Relevance.Unclear("Does the company make devices %s?".formatted(property)));
	}

	private Optional<Relevance> atLarge(UpdateTitles titles, Passages text) {
		boolean wide = titles.speakOfDevicesAtLarge() || titles.acts().findAny().isPresent();
		if (!wide || titles.panel().isPresent() || !TitleWords.speakOfDevices(titles.texts(), text)) {
			return Optional.empty();
		}
		Optional<String> property = TitleWords.propertyOfDevices(titles.texts());
		if (property.isPresent()) {
			return Optional.of(new Relevance.Unclear("Does the company make devices %s?".formatted(property.get())));
		}
		return (this.facts.isSoftwareOnly() && TitleWords.speakOfBodies(titles.texts()))
				? Optional.of(new Relevance.Foreign("software_only", List.of("materials"), "deviceCharacteristics",
						this.company.deviceCharacteristics()))
				: Optional.of(new Relevance.ForAll());
	}

	/** Makers or devices at large, where nothing says of what. */
	private static Optional<Relevance> makers(UpdateTitles titles, Passages text) {
		List<String> bodies = text.statements().withoutExclusions();
		boolean named = TitleWords.obligeMakers(bodies) || TitleWords.speakOfMedicalDevices(bodies);
		if (!named || titles.panel().isPresent()) {
			return Optional.empty();
		}
		return Optional.of(TitleWords.makersOf(text.bodies())
			.<Relevance>map((devices) -> new Relevance.Unclear("Does the company make %s?".formatted(devices)))
			.orElseGet(Relevance.ForAll::new));
	}

}
