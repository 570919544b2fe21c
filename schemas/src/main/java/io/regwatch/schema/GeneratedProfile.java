package io.regwatch.schema;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What was found out about a company. Nothing that was not found is in it.
 *
 * @param companyDescription at most 10,000 characters; {@code null} if nothing was found
 * @param markets codes of {@link Geography}
 * @param riskClassifications labels
 * @param deviceCharacteristics labels
 * @param therapeuticAreas labels
 * @param products in their order
 */
public record GeneratedProfile(@Nullable String companyDescription, List<String> markets,
		List<String> riskClassifications, List<String> deviceCharacteristics, List<String> therapeuticAreas,
		List<Product> products) {

	public GeneratedProfile {
		markets = List.copyOf(markets);
		riskClassifications = List.copyOf(riskClassifications);
		deviceCharacteristics = List.copyOf(deviceCharacteristics);
		therapeuticAreas = List.copyOf(therapeuticAreas);
		products = List.copyOf(products);
	}

	/**
	 * A product of the company.
	 *
	 * @param name 1 to 200 characters
	 * @param description possibly empty, at most 10,000 characters
	 */
	public record Product(String name, String description) {

	}

}
