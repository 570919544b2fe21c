package io.regwatch.assessment.company;

import java.util.List;

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
	 * A product of the company.
	 *
	 * @param name of the product
	 * @param description possibly empty
	 */
	public record Product(String name, String description) {

	}

}
