package io.regwatch.assessment.evaluation;

import java.util.List;
import java.util.Objects;

import io.regwatch.assessment.company.Company;
import org.jspecify.annotations.Nullable;

/** A company as it stands in a file of a gold set; what is left out is empty. */
record GoldProfile(@Nullable String description, @Nullable List<String> markets,
		@Nullable List<String> riskClassifications, @Nullable List<String> deviceCharacteristics,
		@Nullable List<String> therapeuticAreas, @Nullable List<Company.Product> products) {

	static GoldProfile of(Company company) {
		return new GoldProfile(company.description(), company.markets(), company.riskClassifications(),
				company.deviceCharacteristics(), company.therapeuticAreas(), company.products());
	}

	Company company() {
		return new Company(1, this.description, stated(this.markets), stated(this.riskClassifications),
				stated(this.deviceCharacteristics), stated(this.therapeuticAreas),
				stated(this.products).stream().map(GoldProfile::product).toList());
	}

	private static <T> List<T> stated(@Nullable List<T> values) {
		return (values != null) ? values : List.of();
	}

	/** A product without a description stands in a file by its name only. */
	private static Company.Product product(Company.Product stated) {
		return new Company.Product(stated.name(), Objects.requireNonNullElse(stated.description(), ""));
	}

}
