package io.regwatch.assessment.relevance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.knowledge.ClassificationPanel;
import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * Compares classification panels with the parts of 21 CFR that hold the company's kinds,
 * and decisions about one type of device.
 */
final class PanelRules {

	private final Company company;

	private final ProfileFacts facts;

	private final KindRules kinds;

	PanelRules(Company company, ProfileFacts facts, KindRules kinds) {
		this.company = company;
		this.facts = facts;
		this.kinds = kinds;
	}

	/** A decision about one type of device that the vocabulary does not know. */
	Optional<Relevance> oneDevice(UpdateTitles titles, Passages text) {
		return titles.oneDevice().map((device) -> {
			Optional<String> lacking = Vocabulary.shipped()
				.find(Topic.DEVICE_CHARACTERISTICS, List.of(device))
				.stream()
				.filter((label) -> this.facts.characteristic(label) == ThreeValued.HAS_NOT)
				.findFirst();
			List<String> own = Vocabulary.shipped()
				.find(Topic.DEVICE_KINDS, text.bodies())
				.stream()
				.filter(this.facts.kinds()::contains)
				.toList();
			if (!own.isEmpty()) {
				return new Relevance.Shared(own);
			}
			if (lacking.isPresent()) {
				return new Relevance.Foreign("device_characteristic", List.of(lacking.get()), "deviceCharacteristics",
						this.company.deviceCharacteristics());
			}
			boolean alike = SignificantWords.of(List.of(device))
				.stream()
				.filter((word) -> !SignificantWords.isCommon(word))
				.anyMatch(SignificantWords.of(this.facts.sentences())::contains);
			boolean otherPanel = isForeign(titles);
			return (otherPanel && !alike && !this.company.products().isEmpty() && !this.kinds.isContradicted(text))
					? KindRules.foreign(List.of(device), this.company)
					: new Relevance.Unclear(KindRules.question(List.of(device)));
		});
	}

	/** A text of a classification panel that names no device. */
	Optional<Relevance> panel(UpdateTitles titles, Passages text) {
		return titles.panel().map((panel) -> {
			if (isOwn(panel)) {
				return new Relevance.Shared(List.of(panel.title()));
			}
			return (!isForeign(panel) || this.company.products().isEmpty() || this.kinds.isContradicted(text))
					? new Relevance.Unclear(KindRules.question(List.of(panel.title()))) : new Relevance.Foreign(
							"classification_panel", List.of(panel.title()), "products", this.company.productNames());
		});
	}

	/** Whether the panel of titles holds other kinds than the company's. */
	boolean isForeign(UpdateTitles titles) {
		return titles.panel().filter(this::isForeign).isPresent();
	}

	private boolean isForeign(ClassificationPanel panel) {
		return !parts().isEmpty() && !isOwn(panel);
	}

	private boolean isOwn(ClassificationPanel panel) {
		Set<String> areas = this.facts.labelsOf(Topic.THERAPEUTIC_AREAS);
		return parts().contains(panel.part()) || panel.areas().stream().anyMatch(areas::contains);
	}

	/** Parts of 21 CFR that hold the company's kinds. */
	private Set<String> parts() {
		return this.facts.kinds()
			.stream()
			.flatMap((kind) -> DeviceKind.named(kind).flatMap(DeviceKind::part).stream())
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

}
