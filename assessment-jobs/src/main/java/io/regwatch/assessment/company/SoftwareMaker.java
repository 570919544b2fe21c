package io.regwatch.assessment.company;

import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/**
 * A company whose products are programs. They work on what devices of others record, and
 * their descriptions name those devices: software that interprets electrocardiograms has
 * no electrodes.
 */
final class SoftwareMaker {

	private static final Set<String> OF_PROGRAMS = Set.of(DeviceFamily.SOFTWARE, "AI/ML", "connected",
			DeviceFamily.DIAGNOSTIC);

	/** That nothing else is made. */
	private static final WordPattern NOTHING_ELSE = WordPattern
		.of("\\b(make|sell|develop|produce|offer|suppl(y|ie)|build)s? (only |nothing but |purely |exclusively )software\\b(?!-)|\\bsoftware only\\b(?= *([.;:,]|$))|\\bsoftware-only (company|maker|house|firm)\\b|\\bsoftware (company|house|firm|maker|vendor)\\b[^.;]{0,40}\\bnothing else\\b"
				+ "|(?<!needs )(?<!need )(?<!requires )(?<!require )\\bno ([\\p{L}-]+,? ){0,3}(or other )hardware\\b|(?<!needs )(?<!need )(?<!requires )(?<!require )\\bno hardware\\b(?! (is |are )?(needed|required|necessary|change|failure|fault))|\\b(do|does) not (make|sell|build|supply|produce) (any )?hardware\\b"
				+ "|\\b(nur|ausschließlich) software\\b(?= *([.;:,]|und keine|$))|\\breine[rns]? software(firma|unternehmen|haus|hersteller)\\b|\\bkeine hardware\\b(?! (nötig|erforderlich|notwendig))"
				+ "|\\b(uniquement|exclusivement) des? logiciels?\\b|\\bne (vend|fais|édit|développ)\\w+ que des? logiciels?\\b|\\baucun matériel\\b(?! (n['’]est|supplémentaire|nécessaire))"
				+ "|\\b(hacemos|vendemos|desarrollamos|fabricamos) (solo|sólo|únicamente|exclusivamente) software\\b|\\bno (fabricamos|vendemos|hacemos) hardware\\b|\\b(sviluppiamo|vendiamo|produciamo) (solo|soltanto|esclusivamente|unicamente) software\\b|\\bnon (produciamo|vendiamo) hardware\\b"
				+ "|\\b(desenvolvemos|vendemos|fazemos) (só|apenas|somente|exclusivamente) software\\b|\\bnão (fabricamos|vendemos) hardware\\b");

	private SoftwareMaker() {
	}

	/**
	 * Two signals: the list of characteristics, and the description of each product or of
	 * all that is made.
	 */
	static boolean is(Company company) {
		return listsSoftwareOnly(company) && !company.products().isEmpty()
				&& (company.products().stream().allMatch(SoftwareMaker::isProgram)
						|| NOTHING_ELSE.isIn(Objects.requireNonNullElse(company.description(), "")));
	}

	static boolean listsSoftwareOnly(Company company) {
		Set<String> listed = characteristics(company);
		return listed.contains(DeviceFamily.SOFTWARE) && OF_PROGRAMS.containsAll(listed);
	}

	static boolean isSoftware(DeviceFamily family) {
		return family.name().startsWith(DeviceFamily.SOFTWARE);
	}

	/**
	 * Those of programs among the families that a profile names, or programs at large.
	 */
	static Set<DeviceFamily> families(Set<DeviceFamily> named) {
		Set<DeviceFamily> programs = named.stream()
			.filter(SoftwareMaker::isSoftware)
			.collect(Collectors.toCollection(LinkedHashSet::new));
		return !programs.isEmpty() ? programs
				: DeviceKind.all()
					.values()
					.stream()
					.map(DeviceKind::family)
					.filter((family) -> family.name().equals(DeviceFamily.SOFTWARE))
					.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	private static boolean isProgram(Company.Product product) {
		return Vocabulary.shipped()
			.find(Topic.DEVICE_CHARACTERISTICS, List.of(product.name(), product.description()))
			.contains(DeviceFamily.SOFTWARE);
	}

	/**
	 * Characteristics in the vocabulary's words as far as it knows them: "cloud" for
	 * "connected".
	 */
	private static Set<String> characteristics(Company company) {
		return company.deviceCharacteristics().stream().flatMap((one) -> {
			Set<String> known = Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, List.of(one));
			return known.isEmpty() ? Stream.of(one) : known.stream();
		}).collect(Collectors.toCollection(LinkedHashSet::new));
	}

}
