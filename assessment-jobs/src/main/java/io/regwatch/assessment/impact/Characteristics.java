package io.regwatch.assessment.impact;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** Compares how devices are made and work. */
final class Characteristics {

	private static final String DIAGNOSTIC = "in vitro diagnostic";

	/** Characteristics that a device may have without its profile saying so. */
	private static final Set<String> QUIET = Set.of("connected", "active", "biocompatible contact",
			"measuring function", "reusable", "invasive", "wearable", "single-use");

	/** Where there is one of these, there may be software and what goes with it. */
	private static final Set<String> ELECTRIC = Set.of("software", "active", "connected", "AI/ML", "wearable");

	private static final Set<String> OF_SOFTWARE = Set.of("software", "AI/ML", "connected");

	private final List<String> stated;

	private final List<String> own;

	Characteristics(Company company, ProfileKeywords interests) {
		this.stated = company.deviceCharacteristics();
		this.own = interests.labelsOf(Topic.DEVICE_CHARACTERISTICS);
	}

	Optional<Relevance> compare(Collection<String> texts) {
		Set<String> named = new LinkedHashSet<>(Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, texts));
		if (texts.stream().anyMatch(NonDeviceProducts::namesDevicesAtLarge)) {
			named.remove(DIAGNOSTIC);
		}
		boolean perhaps = named.stream().anyMatch(this::isPossible)
				|| (!named.isEmpty() && TitleWords.speakOfEveryMaker(texts));
		if (perhaps && this.own.stream().noneMatch(named::contains)) {
			return LabelComparison.unclear();
		}
		return comparison("device_characteristic").of(named, this.own);
	}

	LabelComparison comparison(String rule) {
		return new LabelComparison(rule, "deviceCharacteristics", this.stated);
	}

	boolean areOfSoftwareOnly() {
		return this.own.contains("software") && !this.stated.isEmpty() && OF_SOFTWARE.containsAll(this.stated);
	}

	private boolean isPossible(String characteristic) {
		return OF_SOFTWARE.contains(characteristic) ? this.own.stream().anyMatch(ELECTRIC::contains)
				: QUIET.contains(characteristic);
	}

}
