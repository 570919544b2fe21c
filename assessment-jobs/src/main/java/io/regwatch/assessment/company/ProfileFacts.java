package io.regwatch.assessment.company;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.mention.AffirmedTerms;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * What a profile says of a company's devices in three values: they have a characteristic,
 * they have it not, or that is unknown. The lists, the free text with its negations, and
 * what is known of the kinds of devices are read together. An empty field says nothing.
 */
public final class ProfileFacts {

	/** Where there is one of these, there may be the others. */
	private static final Set<String> ELECTRONIC = Set.of("active", DeviceFamily.SOFTWARE, "connected", "AI/ML",
			"wearable");

	/** What a description names of the company's own devices, seldom of others. */
	private static final Set<String> POWERED = Set.of("active", DeviceFamily.SOFTWARE, "connected");

	/** Many profiles do not list these although their devices have them. */
	private static final Set<String> SELDOM_LISTED = Set.of("biocompatible contact", "measuring function", "reusable",
			"invasive", "wearable", "single-use", "sterile", "animal tissue", "nanomaterial", "3D-printed");

	private final Company company;

	private final ProfileStatements statements;

	private final Set<DeviceFamily> families;

	private final Set<String> affirmed;

	/**
	 * Reads a profile.
	 * @param company from its profile, possibly empty
	 */
	public ProfileFacts(Company company) {
		this.company = company;
		this.statements = new ProfileStatements(company.words());
		Set<DeviceFamily> named = this.statements.families();
		this.families = SoftwareMaker.is(company) ? SoftwareMaker.families(named) : named;
		this.affirmed = new HashSet<>(this.statements.affirmed());
		this.affirmed.addAll(company.deviceCharacteristics());
		if (this.affirmed.contains("connected") && !this.statements.denies(DeviceFamily.SOFTWARE)) {
			this.affirmed.add(DeviceFamily.SOFTWARE);
		}
	}

	/**
	 * The sentences of the profile.
	 * @return in their order, labels and names of products among them
	 */
	public List<String> sentences() {
		return this.statements.sentences();
	}

	/**
	 * Kinds of devices that the company makes, wider kinds among them.
	 * @return labels; empty if none is known
	 */
	public Set<String> kinds() {
		return this.statements.kinds();
	}

	/**
	 * Whether the profile says in so many words that the company makes none of some
	 * kinds.
	 * @param named labels of kinds
	 * @return {@code false} if it is silent on one of them, makes it, or none is named
	 */
	public boolean deniesAll(Collection<String> named) {
		return !named.isEmpty() && !kinds().isEmpty() && this.statements.deniedKinds().containsAll(named)
				&& kinds().stream().noneMatch(named::contains);
	}

	/**
	 * Whether the devices have a characteristic.
	 * @param label of the characteristic
	 * @return unknown unless a field of the profile decides it
	 */
	public ThreeValued characteristic(String label) {
		if (this.affirmed.contains(label)) {
			return ThreeValued.HAS;
		}
		if (this.statements.denies(label) || isDeniedByAnother(label)) {
			return ThreeValued.HAS_NOT;
		}
		if (this.statements.leavesOpen(label)) {
			return ThreeValued.UNKNOWN;
		}
		if (hasByKind(label)) {
			return ThreeValued.HAS;
		}
		boolean learning = label.equals("AI/ML") && this.affirmed.contains(DeviceFamily.SOFTWARE);
		return (!learning && isImpossible((family) -> family.hasNot().contains(label))) || isLeftOut(label)
				? ThreeValued.HAS_NOT : ThreeValued.UNKNOWN;
	}

	/**
	 * Whether all products are of families that cannot have something.
	 * @param excludes whether a family cannot have it
	 * @return {@code false} also if a product may be of an unknown family
	 */
	public boolean isImpossible(Predicate<DeviceFamily> excludes) {
		return !this.families.isEmpty() && areComplete() && this.families.stream().allMatch(excludes);
	}

	/**
	 * A characteristic that no known family can have belongs to a product of an unknown
	 * one: the reader beside tests that has a battery.
	 */
	private boolean areComplete() {
		Stream<String> named = SoftwareMaker.is(this.company) ? Stream.empty()
				: this.affirmed.stream().filter(POWERED::contains);
		return Stream.concat(this.company.deviceCharacteristics().stream(), named)
			.noneMatch((label) -> this.families.stream().allMatch((family) -> family.hasNot().contains(label)));
	}

	/**
	 * Whether a product is of a family.
	 * @param family that is looked for
	 * @return {@code true} if one is
	 */
	public boolean hasFamily(Predicate<DeviceFamily> family) {
		return this.families.stream().anyMatch(family);
	}

	/**
	 * Whether nothing but names of products or markets is known.
	 * @return {@code true} if nothing else is
	 */
	public boolean areUnknown() {
		return kinds().isEmpty() && this.affirmed.isEmpty() && this.company.riskClassifications().isEmpty()
				&& this.company.therapeuticAreas().isEmpty();
	}

	/**
	 * Whether nothing can be touched of what the company makes.
	 * @return {@code true} if all of it is software
	 */
	public boolean isSoftwareOnly() {
		return isImpossible(SoftwareMaker::isSoftware) || (SoftwareMaker.listsSoftwareOnly(this.company)
				&& this.families.stream().allMatch(SoftwareMaker::isSoftware));
	}

	/**
	 * Whether all devices have a characteristic. Two signals: it is listed, and a
	 * sentence says that all have it.
	 * @param label of the characteristic
	 * @return {@code true} if both agree
	 */
	public boolean areOnly(String label) {
		return this.company.deviceCharacteristics().contains(label) && sentences().stream()
			.anyMatch((sentence) -> AffirmedTerms.characteristics(sentence)
				.stream()
				.filter((match) -> match.label().equals(label))
				.anyMatch((match) -> UniversalWords.holds(sentence.substring(0, match.start()),
						sentence.substring(match.end()))));
	}

	/**
	 * Whether all that the company makes are in vitro diagnostics.
	 * @return {@code false} also if that is not known
	 */
	public boolean isDiagnosticsOnly() {
		return isImpossible((family) -> family.has().contains(DeviceFamily.DIAGNOSTIC))
				|| Diagnostics.areAllProducts(this.company) || (Diagnostics.areAllClasses(this.company)
						&& (kinds().isEmpty() || Diagnostics.areListed(this.company)));
	}

	/**
	 * What the profile lists or names of a topic.
	 * @param topic of the vocabulary
	 * @return labels, possibly none
	 */
	public Set<String> labelsOf(Topic topic) {
		Set<String> labels = new HashSet<>(Vocabulary.shipped().find(topic, sentences()));
		labels.addAll(switch (topic) {
			case RISK_CLASSIFICATIONS ->
				isDiagnosticsOnly() ? Diagnostics.classesInFull(this.company) : this.company.riskClassifications();
			case THERAPEUTIC_AREAS -> this.company.therapeuticAreas();
			case MARKETS, DEVICE_CHARACTERISTICS, DEVICE_KINDS -> List.<String>of();
		});
		return labels;
	}

	/**
	 * Whether the profile says in so many words that the devices do not have a
	 * characteristic.
	 * @param label of the characteristic
	 * @return {@code false} if it says both
	 */
	public boolean isDenied(String label) {
		return this.statements.denies(label) && !this.affirmed.contains(label);
	}

	/**
	 * The words of the profile that deny a characteristic.
	 * @param label of the characteristic
	 * @return sentences, possibly none
	 */
	public List<String> denials(String label) {
		return this.statements.denial(label).stream().toList();
	}

	private boolean hasByKind(String label) {
		return hasFamily((family) -> family.has().contains(label));
	}

	/**
	 * What two fields leave out: a filled list, and a description of products of which
	 * each is of a known kind.
	 */
	private boolean isLeftOut(String label) {
		String description = this.company.description();
		if (this.company.deviceCharacteristics().isEmpty() || SELDOM_LISTED.contains(label) || description == null
				|| description.isBlank()) {
			return false;
		}
		boolean described = !this.families.isEmpty()
				&& this.company.products().stream().allMatch(ProfileFacts::isKnown);
		boolean electronic = ELECTRONIC.contains(label)
				&& Stream.concat(this.affirmed.stream(), this.families.stream().flatMap((one) -> one.has().stream()))
					.anyMatch(ELECTRONIC::contains);
		return described && !electronic;
	}

	/** Whether a product is of a kind that is known. */
	private static boolean isKnown(Company.Product product) {
		return !Vocabulary.shipped().find(Topic.DEVICE_KINDS, List.of(product.name(), product.description())).isEmpty();
	}

	/** Without software there is no machine learning; without power no connection. */
	private boolean isDeniedByAnother(String label) {
		return switch (label) {
			case "AI/ML" -> isDenied(DeviceFamily.SOFTWARE);
			case "reusable" -> this.affirmed.contains("single-use");
			case "connected" -> isDenied(DeviceFamily.SOFTWARE);
			default -> false;
		};
	}

}
