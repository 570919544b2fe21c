package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.vocabulary.Topic;
import io.regwatch.assessment.vocabulary.Vocabulary;

/** All that a profile says of what the company makes. */
final class ProfileWords {

	private ProfileWords() {
	}

	static List<String> of(Company company) {
		return Stream
			.of(Stream.of(Objects.requireNonNullElse(company.description(), "")),
					company.riskClassifications().stream(), company.deviceCharacteristics().stream(),
					company.therapeuticAreas().stream(),
					company.products().stream().flatMap((one) -> Stream.of(one.name(), one.description())))
			.flatMap((texts) -> texts)
			.filter((text) -> !text.isBlank())
			.toList();
	}

	/** The first field that says what the company makes, with its values. */
	static Map.Entry<String, List<String>> filledField(Company company) {
		String description = Objects.requireNonNullElse(company.description(), "");
		return Stream
			.of(Map.entry("products", products(company)),
					Map.entry("companyDescription", description.isBlank() ? List.<String>of() : List.of(description)),
					Map.entry("deviceCharacteristics", company.deviceCharacteristics()),
					Map.entry("riskClassifications", company.riskClassifications()),
					Map.entry("therapeuticAreas", company.therapeuticAreas()))
			.filter((field) -> !field.getValue().isEmpty())
			.findFirst()
			.orElse(Map.entry("products", List.of()));
	}

	/**
	 * Characteristics in the vocabulary's words as far as it knows them: "cloud" for
	 * "connected".
	 */
	static Set<String> characteristics(Company company) {
		return company.deviceCharacteristics().stream().flatMap((one) -> {
			Set<String> known = Vocabulary.shipped().find(Topic.DEVICE_CHARACTERISTICS, List.of(one));
			return known.isEmpty() ? Stream.of(one) : known.stream();
		}).collect(Collectors.toUnmodifiableSet());
	}

	static List<String> products(Company company) {
		return company.products().stream().map(Company.Product::name).toList();
	}

}
