package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ProfileKeywords;
import io.regwatch.assessment.update.AssessableUpdate;

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

	private final DevicesAtLargeRules atLarge;

	private final ListedMembers members;

	private final CommonFeatures common;

	private final CompanyFactRules companyFacts;

	private final Company company;

	/**
	 * Creates a classifier for many updates.
	 * @param company from its profile
	 * @param facts of the same profile
	 * @param keywords of the same profile
	 */
	public RelevanceClassifier(Company company, ProfileFacts facts, ProfileKeywords keywords) {
		this.company = company;
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
		this.atLarge = new DevicesAtLargeRules(company, facts);
		this.members = new ListedMembers(this.characteristics, this.kinds);
		this.common = new CommonFeatures(facts, this.textKinds);
		this.companyFacts = new CompanyFactRules(company, facts);
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
					() -> CommonFeatures.isOfUnknownDevices(update, titles) ? this.textKinds.ofNotice(text)
							: Optional.empty(),
					() -> this.scope.inclusion(text, update.source().geography()),
					() -> this.textKinds.below(titles, text), () -> this.panels.panel(titles, text),
					() -> this.atLarge.inTitles(titles, text), () -> DevicesAtLargeRules.makers(titles, text))
			.flatMap((rule) -> rule.get().stream())
			.findFirst()
			.map((found) -> CommonFeatures.isOfUnknownDevices(update, titles) ? this.common.ofNotice(found, text)
					: this.common.ofDevices(found, titles, text))
			.map((found) -> this.atLarge.limited(found, text))
			.map((found) -> this.scope.confirmed(found, titles, text))
			.map((found) -> this.features.met(found, titles, text))
			.map((found) -> ofClass(found, titles, text, update.source().geography()))
			.map((found) -> this.coverage.covered(found, titles, text, update.source().geography()))
			.map((found) -> this.companyFacts.met(found, titles, text))
			.map((found) -> (found instanceof Relevance.Foreign foreign)
					? this.conditions.checked(foreign, update.source().geography(), titles, text) : found)
			.map((found) -> this.members.beside(found, titles, text))
			.map((found) -> this.sites.operated(found, titles))
			.map((found) -> AddresseeRules.ofMakersAbroad(found, titles, text, this.company))
			.map((found) -> (found instanceof Relevance.Foreign foreign && this.textKinds.isSpokenOf(foreign, text))
					? new Relevance.Unclear(
							"Does this concern the company: %s?".formatted(String.join(", ", foreign.named())))
					: found)
			.orElseGet(Relevance.Unclear::new);
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
				|| (found instanceof Relevance.Shared shared && CommonFeatures.areAll(shared));
		return !limit ? found
				: this.classesAndAreas.classes(titles, text, geography)
					.filter(Relevance.Foreign.class::isInstance)
					.orElse(found);
	}

}
