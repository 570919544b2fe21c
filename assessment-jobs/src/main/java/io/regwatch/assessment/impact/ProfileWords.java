package io.regwatch.assessment.impact;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import io.regwatch.assessment.company.Company;

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

	static List<String> products(Company company) {
		return company.products().stream().map(Company.Product::name).toList();
	}

}
