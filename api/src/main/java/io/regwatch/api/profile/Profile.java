package io.regwatch.api.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Supplier;

import io.regwatch.schema.GeneratedProfile;
import org.jspecify.annotations.Nullable;

/**
 * A company's regulatory profile.
 *
 * @param id of the profile
 * @param companyDescription free text; {@code null} if unknown
 * @param onboardingCompleted always {@code true} for workspaces made by the API
 * @param markets geography codes
 * @param riskClassifications labels
 * @param deviceCharacteristics labels
 * @param therapeuticAreas labels
 * @param products by position
 */
record Profile(UUID id, @Nullable String companyDescription, boolean onboardingCompleted, List<String> markets,
		List<String> riskClassifications, List<String> deviceCharacteristics, List<String> therapeuticAreas,
		List<Product> products) {

	Profile {
		markets = List.copyOf(markets);
		riskClassifications = List.copyOf(riskClassifications);
		deviceCharacteristics = List.copyOf(deviceCharacteristics);
		therapeuticAreas = List.copyOf(therapeuticAreas);
		products = List.copyOf(products);
	}

	Profile with(List<Product> found) {
		return new Profile(this.id, this.companyDescription, this.onboardingCompleted, this.markets,
				this.riskClassifications, this.deviceCharacteristics, this.therapeuticAreas, found);
	}

	Profile with(GeneratedProfile made, Supplier<UUID> newId) {
		List<Product> listed = new ArrayList<>();
		made.products()
			.forEach((one) -> listed.add(new Product(newId.get(), one.name(), one.description(), listed.size())));
		return new Profile(this.id, made.companyDescription(), this.onboardingCompleted, made.markets(),
				made.riskClassifications(), made.deviceCharacteristics(), made.therapeuticAreas(), listed);
	}

	/** Keeps the fields that changed between two states. */
	Profile keepingChanges(Profile before, Profile after) {
		return new Profile(this.id, changed(Profile::companyDescription, before, after), this.onboardingCompleted,
				changed(Profile::markets, before, after), changed(Profile::riskClassifications, before, after),
				changed(Profile::deviceCharacteristics, before, after),
				changed(Profile::therapeuticAreas, before, after), changed(Profile::products, before, after));
	}

	private <T extends @Nullable Object> T changed(Function<Profile, T> field, Profile before, Profile after) {
		T present = field.apply(after);
		return Objects.equals(field.apply(before), present) ? field.apply(this) : present;
	}

	/**
	 * A product of the company.
	 *
	 * @param id of the product
	 * @param name not blank
	 * @param description possibly empty
	 * @param position in the list, from 0
	 */
	record Product(UUID id, String name, String description, int position) {

	}

}
