package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.reading.ReadSentence;

/**
 * Titles and texts about devices or makers at large, or about those with some property.
 */
final class DevicesAtLargeRules {

	private final Company company;

	private final ProfileFacts facts;

	DevicesAtLargeRules(Company company, ProfileFacts facts) {
		this.company = company;
		this.facts = facts;
	}

	/** What the titles say. */
	Optional<Relevance> inTitles(UpdateTitles titles, Passages text) {
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
	static Optional<Relevance> makers(UpdateTitles titles, Passages text) {
		List<String> bodies = text.statements().withoutExclusions();
		boolean named = TitleWords.obligeMakers(bodies) || TitleWords.speakOfMedicalDevices(bodies);
		if (!named || titles.panel().isPresent()) {
			return Optional.empty();
		}
		return Optional.of(TitleWords.makersOf(text.bodies())
			.<Relevance>map((devices) -> new Relevance.Unclear("Does the company make %s?".formatted(devices)))
			.orElseGet(Relevance.ForAll::new));
	}

	/**
	 * Duties that only devices with some property have leave open whether they are those
	 * of a company of which nothing is known.
	 */
	Relevance limited(Relevance found, Passages text) {
		if (!(found instanceof Relevance.ForAll) || !this.facts.areUnknown()) {
			return found;
		}
		return TitleWords.propertyOfDevices(text.statements().obliging().stream().map(ReadSentence::text).toList())
			.<Relevance>map(
					(property) -> new Relevance.Unclear("Does the company make devices %s?".formatted(property)))
			.orElse(found);
	}

}
