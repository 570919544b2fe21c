package io.regwatch.assessment.subscription;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.knowledge.LawReach;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;
import io.regwatch.schema.Geography;

/**
 * Recommends sources to a company by its markets, its products and its risk classes, each
 * with the reasons. A source of a market where the company does not sell is not
 * recommended; without markets, products and classes decide.
 */
final class Recommendation {

	private final Company company;

	private final Set<String> kinds;

	Recommendation(Company company) {
		this.company = company;
		this.kinds = Vocabulary.shipped()
			.find(Topic.DEVICE_KINDS,
					company.products().stream().flatMap((one) -> Stream.of(one.name(), one.description())).toList());
	}

	/** Reasons by the ids of the sources. */
	Map<String, String> of(Collection<RecommendableSource> sources) {
		Map<String, String> reasons = new TreeMap<>();
		sources.forEach((source) -> {
			List<String> found = reasons(source);
			if (!found.isEmpty()) {
				reasons.put(source.id(), "'%s' %s".formatted(source.title(), String.join("; ", found)));
			}
		});
		return reasons;
	}

	private List<String> reasons(RecommendableSource source) {
		Optional<String> market = market(source);
		if (!this.company.markets().isEmpty() && market.isEmpty()) {
			return List.of();
		}
		return Stream.<Supplier<Optional<String>>>of(() -> market, () -> product(source), () -> riskClass(source))
			.flatMap((reason) -> reason.get().stream())
			.toList();
	}

	private Optional<String> market(RecommendableSource source) {
		if (this.company.isEmpty()) {
			return Optional.empty();
		}
		if (source.geography().equals(Geography.INTERNATIONAL)) {
			return Optional.of("is international and concerns every market");
		}
		return this.company.markets()
			.stream()
			.filter((market) -> LawReach.reaches(source.geography(), market, (region) -> false))
			.findFirst()
			.map((market) -> source.geography().equals(market) ? "is of %s, a market of the profile".formatted(market)
					: "is of %s, whose rules concern %s, a market of the profile".formatted(source.geography(),
							market));
	}

	private Optional<String> product(RecommendableSource source) {
		return named(source, Topic.DEVICE_KINDS, this.kinds)
			.map((kind) -> "has documents on %s, as the products are".formatted(kind));
	}

	private Optional<String> riskClass(RecommendableSource source) {
		return named(source, Topic.RISK_CLASSIFICATIONS, this.company.riskClassifications())
			.map((one) -> "has documents on %s, a risk class of the profile".formatted(one));
	}

	private static Optional<String> named(RecommendableSource source, Topic topic, Collection<String> own) {
		return own.isEmpty() ? Optional.empty()
				: Vocabulary.shipped().find(topic, source.documents()).stream().filter(own::contains).findFirst();
	}

}
