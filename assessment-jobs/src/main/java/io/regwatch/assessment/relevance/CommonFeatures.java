package io.regwatch.assessment.relevance;

import java.util.Set;

import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.UpdateNature;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * What many devices have, and therefore does not tell whether a text is about the
 * company's.
 */
final class CommonFeatures {

	private static final Set<String> CHARACTERISTICS = Set
		.copyOf(Vocabulary.shipped().known(Topic.DEVICE_CHARACTERISTICS));

	/** What many devices of all kinds are. */
	private static final Set<String> COMMON = Set.of("single-use", "reusable", "sterile", "non-sterile");

	private final ProfileFacts facts;

	private final TextKindRules textKinds;

	CommonFeatures(ProfileFacts facts, TextKindRules textKinds) {
		this.facts = facts;
		this.textKinds = textKinds;
	}

	/** Whether all that decided are characteristics of devices. */
	static boolean areAll(Relevance.Shared shared) {
		return CHARACTERISTICS.containsAll(shared.labels());
	}

	/** A safety notice is about certain devices, even if their kind is not known. */
	static boolean isOfUnknownDevices(AssessableUpdate update, UpdateTitles titles) {
		return update.updateType().contains("recall")
				|| ((!titles.speakOfDevicesAtLarge() || titles.speakOfSomeDevices())
						&& new UpdateNature(update).isAlarm());
	}

	/**
	 * What many devices have does not decide where a title is not about devices at large
	 * and the text speaks of kinds that are not the company's.
	 */
	Relevance ofDevices(Relevance found, UpdateTitles titles, Passages text) {
		boolean common = found instanceof Relevance.Shared shared && COMMON.containsAll(shared.labels())
				&& !titles.speakOfDevicesAtLarge() && !this.facts.kinds().isEmpty();
		return !common ? found
				: this.textKinds.ofNotice(text)
					.<Relevance>map((other) -> (other instanceof Relevance.Foreign foreign)
							? new Relevance.Unclear(KindRules.question(foreign.named())) : other)
					.orElse(found);
	}

	/** What all devices have, or some property, does not tell those of a notice apart. */
	Relevance ofNotice(Relevance found, Passages text) {
		if (found instanceof Relevance.ForAll) {
			return this.textKinds.ofNotice(text)
				.orElseGet(() -> new Relevance.Unclear("Does the company make the devices of this notice?"));
		}
		boolean shared = found instanceof Relevance.Shared one && !this.facts.kinds().isEmpty() && areAll(one);
		return shared ? this.textKinds.ofNotice(text).orElse(found) : found;
	}

}
