package io.regwatch.assessment.company;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import io.regwatch.assessment.knowledge.DeviceFamily;
import io.regwatch.assessment.knowledge.DeviceKind;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** What the lists of a profile say about in vitro diagnostics. */
final class Diagnostics {

	/** "IVDR Class C", "Class 2 IVD". */
	private static final WordPattern DIAGNOSTIC = WordPattern.of("(?<!non-)(?<!non )(?<!not )\\bIVDR?\\b");

	/** Classes of Regulation (EU) 2017/746, article 47. */
	private static final Pattern LETTER = Pattern.compile("Class [ABCD]");

	/** Markets whose law has these letters for all devices. */
	private static final Set<String> LETTERED = Set.of("IN", "SG", "MY", "TH", "VN", "ID", "PH");

	private Diagnostics() {
	}

	static boolean areListed(Company company) {
		return company.deviceCharacteristics().contains(DeviceFamily.DIAGNOSTIC);
	}

	/** Whether risk classes are stated, and each is one of diagnostics. */
	static boolean areAllClasses(Company company) {
		return !company.riskClassifications().isEmpty()
				&& company.riskClassifications().stream().allMatch(DIAGNOSTIC::isIn);
	}

	/**
	 * Whether the list says so, and each product is one: a swab may go with a test.
	 */
	static boolean areAllProducts(Company company) {
		return areListed(company) && !company.products().isEmpty()
				&& company.products()
					.stream()
					.allMatch((product) -> Vocabulary.shipped()
						.find(Topic.DEVICE_KINDS, List.of(product.name(), product.description()))
						.stream()
						.flatMap((kind) -> DeviceKind.named(kind).stream())
						.anyMatch((kind) -> kind.family().has().contains(DeviceFamily.DIAGNOSTIC)));
	}

	/**
	 * The risk classes of a company that makes diagnostics alone: it need not say which
	 * "Class D" it means.
	 */
	static List<String> classesInFull(Company company) {
		boolean lettered = company.markets().stream().anyMatch(LETTERED::contains);
		return company.riskClassifications()
			.stream()
			.map((risk) -> (!lettered && LETTER.matcher(risk).matches()) ? "IVDR " + risk : risk)
			.toList();
	}

}
