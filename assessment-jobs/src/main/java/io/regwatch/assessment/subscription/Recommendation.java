package io.regwatch.assessment.subscription;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.knowledge.LawReach;
import io.regwatch.schema.Geography;

/** Which sources a company should follow, each with the reason. */
final class Recommendation {

	private Recommendation() {
	}

	/** Reasons by the ids of the sources. */
	static Map<String, String> of(Company company, Collection<RecommendableSource> sources) {
		Map<String, String> reasons = new TreeMap<>();
		sources.forEach((source) -> reason(company, source).ifPresent((reason) -> reasons.put(source.id(), reason)));
		return reasons;
	}

	private static Optional<String> reason(Company company, RecommendableSource source) {
		if (source.geography().equals(Geography.INTERNATIONAL)) {
			return Optional.of("'%s' is international and concerns every market".formatted(source.title()));
		}
		return company.markets()
			.stream()
			.filter((market) -> LawReach.reaches(source.geography(), market, (region) -> false))
			.findFirst()
			.map((market) -> source.geography().equals(market)
					? "'%s' is of %s, a market of the profile".formatted(source.title(), market)
					: "'%s' is of %s, whose rules concern %s, a market of the profile".formatted(source.title(),
							source.geography(), market));
	}

}
