package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.schema.Geography;

/**
 * What can be told without reading: clear misses only, each with the rule that says so.
 */
final class Rules {

	private Rules() {
	}

	static Optional<AssessmentResult> judge(AssessableUpdate candidate, Company company) {
		return Stream.of(geography(candidate, company), documentClass(candidate, company))
			.flatMap(Optional::stream)
			.findFirst();
	}

	/** What the workspace follows by name is never too far away. */
	private static Optional<AssessmentResult> geography(AssessableUpdate candidate, Company company) {
		String geography = candidate.source().geography();
		if (candidate.explicit() || company.markets().isEmpty()
				|| company.markets().stream().anyMatch((market) -> Geography.reaches(geography, market))) {
			return Optional.empty();
		}
		String summary = "Out of scope: '%s' publishes for %s, and the profile's markets are %s."
			.formatted(candidate.source().title(), geography, String.join(", ", company.markets()));
		return Optional.of(AssessmentResult.outOfScope(summary,
				new Evidence.OfRule(summary, "geography", "markets", company.markets())));
	}

	/**
	 * A document whose title is about other goods than devices, for a company whose whole
	 * profile never speaks of them.
	 */
	private static Optional<AssessmentResult> documentClass(AssessableUpdate candidate, Company company) {
		if (candidate.explicit() || !company.isDescribed()) {
			return Optional.empty();
		}
		List<String> words = ProfileWords.of(company);
		return NonDeviceProducts.of(candidate.reference().title())
			.filter((goods) -> words.stream().noneMatch(goods::isMadeBy))
			.map((goods) -> {
				String summary = "Out of scope: the title '%s' is about %s, and nothing in the profile is."
					.formatted(candidate.reference().title(), goods.label());
				return AssessmentResult.outOfScope(summary,
						new Evidence.OfRule(summary, "document_class", "products", ProfileWords.products(company)));
			});
	}

}
