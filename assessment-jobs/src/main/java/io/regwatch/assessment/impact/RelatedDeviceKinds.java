package io.regwatch.assessment.impact;

import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Kinds of devices that are used together, or are parts of one another. */
final class RelatedDeviceKinds {

	private static final List<Set<String>> ALL = List.of(Set.of("infusion pumps", "infusion sets"),
			Set.of("continuous glucose monitors", "insulin pumps", "blood glucose meters"),
			Set.of("stents", "balloon catheters", "vascular catheters", "vascular grafts"),
			Set.of("contact lenses", "disinfectants"), Set.of("surgical gloves", "masks and gowns"),
			Set.of("imaging software", "X-ray and CT scanners", "decision support software"),
			Set.of("limb prostheses", "orthoses"), Set.of("intraoral scanners", "dental equipment"),
			Set.of("self-tests", "infection rapid tests", "pregnancy and fertility tests", "infection assays"));

	private RelatedDeviceKinds() {
	}

	static boolean areRelated(Collection<String> some, Collection<String> others) {
		return ALL.stream()
			.anyMatch(
					(family) -> some.stream().anyMatch(family::contains) && others.stream().anyMatch(family::contains));
	}

}
