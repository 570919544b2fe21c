package io.regwatch.assessment.relevance;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.company.ThreeValued;
import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.ProductDetail;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.ScopeSentences;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * What devices need to have for a text to be about them: a text that leaves out devices
 * without something is for those that have it. Restrictions of substances and rules for
 * parts are limited so (Regulation (EC) 1907/2006, annex XVII; Regulation (EU) 2023/1542,
 * article 1).
 */
final class RequiredFeatureRules {

	/** What is left out has not what follows. */
	private static final WordPattern LACKING = WordPattern
		.of("\\b(?:neither contain nor are|contain(?:s|ing)? (?:no|neither|nothing)|without(?: any)?|free (?:of|from)|(?:in|to) which (?:no|nothing)|ha(?:s|ve|ving) no|with no|us(?:e|es|ing) no|incorporat(?:e|es|ing) no|(?:do|does) not (?:contain|incorporate|use|include|have)|not (?:containing|incorporating|using)"
				+ "|ohne|frei von|kein\\w*|sans|ne (?:contien|comport|utilis|renferm)\\w+ (?:pas|aucune?)|dépourvue?s? d[e'’]|exempte?s? d[e'’]|sin|no (?:contien|contengan|llev|incorpor|utili[cz])\\w*|senza|non (?:conten|contengon|utilizz|incorpor)\\w*|priv[aeio] di|sem|não (?:cont|utiliz|incorpor)\\w*|isent[ao]s? de)\\b(?<what>(?:(?!\\b(?:is|are|do|does|has|have|shall|must|need|may|will|ist|sind|fallen|werden|müssen|est|sont|doivent|es|son|están|deben|sono|devono|são|devem)\\b)[^,;.:()]){2,60})");

	private final CharacteristicRules characteristics;

	RequiredFeatureRules(CharacteristicRules characteristics) {
		this.characteristics = characteristics;
	}

	/**
	 * What is left of a subject that is not another company's. Two signals put aside: the
	 * profile denies what is needed, and the title or the rest of the text names it, too.
	 */
	Relevance met(Relevance found, UpdateTitles titles, Passages text) {
		if (found instanceof Relevance.Foreign) {
			return found;
		}
		boolean open = found instanceof Relevance.Unclear;
		List<String> lacking = lacking(text);
		List<String> rest = Stream.concat(titles.texts().stream(), text.statements().withoutExclusions().stream())
			.filter((one) -> !LACKING.isIn(one))
			.toList();
		Stream<Relevance> needed = lacking.stream().flatMap((one) -> needed(one, rest).stream());
		return needed.filter((one) -> open ? isDenied(one) : !(one instanceof Relevance.Shared))
			.findFirst()
			.orElse(found);
	}

	/** What the profile says in so many words that its devices have not. */
	private boolean isDenied(Relevance needed) {
		return needed instanceof Relevance.Foreign foreign && this.characteristics.areDenied(foreign.named());
	}

	/** What the devices have not that a text leaves out. */
	private static List<String> lacking(Passages text) {
		return text.statements()
			.leavingOut()
			.stream()
			.filter((one) -> !ScopeSentences.isOfPart(one))
			.flatMap((one) -> LACKING.matcher(one)
				.results()
				.filter((found) -> !isLabel(one.substring(found.start())))
				.map((found) -> found.group("what")))
			.toList();
	}

	/** "without an intended medical purpose" is itself what devices have. */
	private static boolean isLabel(String words) {
		return ProductDetail.places(words).anyMatch((place) -> place.start() == 0) || Vocabulary.shipped()
			.matches(Topic.DEVICE_CHARACTERISTICS, words)
			.stream()
			.anyMatch((match) -> match.start() == 0);
	}

	/**
	 * Of what stands together, one is enough: "neither animal tissue nor nanomaterials".
	 */
	private Optional<Relevance> needed(String lacking, List<String> rest) {
		return Relevance.any(Stream.concat(details(lacking, rest), labels(lacking, rest)));
	}

	private Stream<Relevance> details(String lacking, List<String> rest) {
		return ProductDetail.in(lacking)
			.distinct()
			.map((detail) -> confirmed(this.characteristics.of(detail), detail.question(),
					rest.stream().anyMatch((one) -> detail.words().matcher(one).find())));
	}

	private Stream<Relevance> labels(String lacking, List<String> rest) {
		Set<String> repeated = Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, rest);
		return Vocabulary.shipped()
			.find(Topic.DEVICE_CHARACTERISTICS, List.of(lacking))
			.stream()
			.filter((label) -> !(label.equals("active") && isProgrammed()))
			.map((label) -> confirmed(this.characteristics.of(label), CharacteristicRules.question(List.of(label)),
					repeated.contains(label)));
	}

	/** Software is an active device (Regulation (EU) 2017/745, article 2(4)). */
	private boolean isProgrammed() {
		return this.characteristics.value(DeviceFamily.SOFTWARE) == ThreeValued.HAS;
	}

	private static Relevance confirmed(Relevance needed, String question, boolean repeated) {
		return (needed instanceof Relevance.Foreign && !repeated) ? new Relevance.Unclear(question) : needed;
	}

}
