package io.regwatch.assessment.relevance;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.knowledge.DeviceGroup;
import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;

/**
 * Compares generic groups of devices where all other rules leave open whether an update
 * is about the company's devices. Requirements for devices of a generic group oblige only
 * their manufacturers (Regulation (EU) 2017/745, article 2(7) and annex IX).
 */
final class GroupRules {

	/** What devices of any group may be. */
	private static final Set<String> CHARACTERISTICS = Set.of("software", "AI/ML", "connected", "active", "wearable",
			"sterile", "single-use", "reusable", "invasive", "implantable", "measuring function");

	private static final String TESTS = "in vitro tests";

	private final Company company;

	private final CharacteristicRules characteristics;

	private final Set<String> own;

	GroupRules(Company company, ProfileFacts facts, CharacteristicRules characteristics) {
		this.company = company;
		this.characteristics = characteristics;
		Stream<String> kinds = facts.kinds()
			.stream()
			.flatMap((kind) -> DeviceKind.named(kind).stream())
			.flatMap((kind) -> Stream.concat(Stream.of(kind.name()), kind.terms().stream()));
		this.own = DeviceGroup.in(Stream.concat(facts.sentences().stream(), kinds).toList());
	}

	/**
	 * Puts aside by two signals: the titles name devices of other groups than all that
	 * the company makes, and the text names devices of the same group and nothing of the
	 * company's. "Medical devices and in vitro diagnostic devices" are all devices. Areas
	 * of use are no devices: what names only a "dental practice" is left open.
	 */
	Relevance apart(Relevance found, UpdateTitles titles, Passages text) {
		if (!areOpen(found) || this.own.isEmpty() || isWide(titles, text)) {
			return found;
		}
		Set<String> named = DeviceGroup.ofDevices(titles.texts());
		boolean devices = named.equals(Set.of(TESTS))
				&& titles.texts().stream().anyMatch(TitleWords::speakOfOtherDevices);
		if (named.isEmpty() || devices) {
			return found;
		}
		List<String> sentences = text.all().stream().map(Segment::text).toList();
		boolean agreed = !Collections.disjoint(named, DeviceGroup.ofDevices(sentences))
				&& Collections.disjoint(this.own, DeviceGroup.in(sentences))
				&& Collections.disjoint(this.own, DeviceGroup.in(titles.texts()));
		Map.Entry<String, List<String>> field = this.company.filledField();
		if (!agreed) {
			return found;
		}
		if (areProductsKnown()) {
			return new Relevance.Foreign("device_group", named.stream().sorted().toList(), field.getKey(),
					field.getValue());
		}
		return (found instanceof Relevance.Shared) ? new Relevance.Unclear(KindRules.question(named)) : found;
	}

	/**
	 * Devices of any group may be software or implants: that the company's are, too, does
	 * not make them those of a title that names another group.
	 */
	private static boolean areOpen(Relevance found) {
		return found instanceof Relevance.Unclear
				|| (found instanceof Relevance.Shared shared && CHARACTERISTICS.containsAll(shared.labels()));
	}

	/** A product of an unknown group may belong to any. */
	private boolean areProductsKnown() {
		return this.company.products().stream().allMatch(GroupRules::isKnown);
	}

	private static boolean isKnown(Company.Product product) {
		return !DeviceGroup.in(List.of(product.name(), product.description())).isEmpty();
	}

	/** Whether others than the named devices may be meant, too. */
	private boolean isWide(UpdateTitles titles, Passages text) {
		Stream<String> stated = Stream.concat(titles.texts().stream(), text.statements().inclusions().stream());
		return TitleWords.nameExamples(titles.texts())
				|| titles.texts().stream().flatMap(ListedSubjects::details).findAny().isPresent()
				|| stated.anyMatch(ScopeSentences::widen)
				|| titles.texts().stream().flatMap(this.characteristics::listed).findAny().isPresent();
	}

}
