package io.regwatch.assessment.company;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * A company, from its profile.
 *
 * @param version of the profile; grows with each change
 * @param description possibly {@code null}
 * @param markets codes of geographies
 * @param riskClassifications labels
 * @param deviceCharacteristics labels
 * @param therapeuticAreas labels
 * @param products in their order
 */
public record Company(long version, @Nullable String description, List<String> markets,
		List<String> riskClassifications, List<String> deviceCharacteristics, List<String> therapeuticAreas,
		List<Product> products) {

	public Company {
		markets = List.copyOf(markets);
		riskClassifications = List.copyOf(riskClassifications);
		deviceCharacteristics = List.copyOf(deviceCharacteristics);
		therapeuticAreas = List.copyOf(therapeuticAreas);
		products = List.copyOf(products);
	}

	/**
	 * The same company with another version of its profile.
	 * @param version at least 0
	 * @return equal for all profiles that say the same
	 */
	public Company withVersion(long version) {
		return new Company(version, this.description, this.markets, this.riskClassifications,
				this.deviceCharacteristics, this.therapeuticAreas, this.products);
	}

	/**
	 * Whether the profile says nothing.
	 * @return nothing of markets, products and all the rest
	 */
	public boolean isEmpty() {
		return this.markets.isEmpty() && !isDescribed();
	}

	/**
	 * Whether the profile says what the company makes.
	 * @return {@code false} if it names markets at most
	 */
	public boolean isDescribed() {
		boolean described = this.description != null && !this.description.isBlank();
		return described || !(this.riskClassifications.isEmpty() && this.deviceCharacteristics.isEmpty()
				&& this.therapeuticAreas.isEmpty() && this.products.isEmpty());
	}

	/**
	 * All that the profile says of what the company makes: the description, labels,
	 * products. Markets say nothing of it.
	 * @return texts that are not blank, in this order
	 */
	public List<String> words() {
		return Stream
			.of(Stream.of(Objects.requireNonNullElse(this.description, "")), this.riskClassifications.stream(),
					this.deviceCharacteristics.stream(), this.therapeuticAreas.stream(),
					this.products.stream().flatMap((one) -> Stream.of(one.name(), one.description())))
			.flatMap((texts) -> texts)
			.filter((text) -> !text.isBlank())
			.toList();
	}

	/**
	 * The first field that says what the company makes.
	 * @return name of the field in the API and its values; without values if all are
	 * empty
	 */
	public Map.Entry<String, List<String>> filledField() {
		String stated = Objects.requireNonNullElse(this.description, "");
		return Stream
			.of(Map.entry("products", productNames()),
					Map.entry("companyDescription", stated.isBlank() ? List.<String>of() : List.of(stated)),
					Map.entry("deviceCharacteristics", this.deviceCharacteristics),
					Map.entry("riskClassifications", this.riskClassifications),
					Map.entry("therapeuticAreas", this.therapeuticAreas))
			.filter((field) -> !field.getValue().isEmpty())
			.findFirst()
			.orElse(Map.entry("products", List.of()));
	}

	/**
	 * The names of the company's products.
	 * @return in their order, possibly none
	 */
	public List<String> productNames() {
		return this.products.stream().map(Product::name).toList();
	}

	/**
	 * A product of the company.
	 *
	 * @param name of the product
	 * @param description possibly empty
	 */
	public record Product(String name, String description) {

	}

}
