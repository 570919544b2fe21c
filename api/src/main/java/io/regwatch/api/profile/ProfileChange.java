package io.regwatch.api.profile;

import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;

import io.regwatch.api.ListFields;
import io.regwatch.api.TextFields;
import io.regwatch.api.PatchField;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.schema.Geography;
import org.jspecify.annotations.Nullable;

/** The body of PATCH profile. */
record ProfileChange(@Nullable PatchField<String> companyDescription,
		@Nullable PatchField<List<@Nullable String>> markets,
		@Nullable PatchField<List<@Nullable String>> riskClassifications,
		@Nullable PatchField<List<@Nullable String>> deviceCharacteristics,
		@Nullable PatchField<List<@Nullable String>> therapeuticAreas,
		@Nullable PatchField<List<@Nullable ProductChange>> products) {

	/**
	 * Validates and applies the change.
	 * @param profile before
	 * @param newId ids of new products
	 * @return the profile after
	 */
	Profile applyTo(Profile profile, Supplier<UUID> newId) {
		return new Profile(profile.id(), description(profile.companyDescription()), profile.onboardingCompleted(),
				geographies(profile.markets()),
				labels("riskClassifications", this.riskClassifications, profile.riskClassifications()),
				labels("deviceCharacteristics", this.deviceCharacteristics, profile.deviceCharacteristics()),
				labels("therapeuticAreas", this.therapeuticAreas, profile.therapeuticAreas()), (this.products != null)
						? new ProductListUpdate(profile.products(), newId).changed(this.products) : profile.products());
	}

	int numberOfProducts() {
		List<?> given = (this.products != null) ? this.products.value() : null;
		return (given != null) ? given.size() : 0;
	}

	private @Nullable String description(@Nullable String present) {
		if (this.companyDescription == null) {
			return present;
		}
		String given = this.companyDescription.value();
		return (given != null) ? TextFields.description("companyDescription", given) : null;
	}

	private List<String> geographies(List<String> present) {
		List<String> codes = labels("markets", this.markets, present);
		codes.stream()
			.filter((code) -> this.markets != null && !Geography.isCode(code))
			.findFirst()
			.ifPresent((code) -> {
				throw new InvalidInputException("Field 'markets' has '%s': use %s".formatted(code, Geography.CODES));
			});
		return codes;
	}

	private static List<String> labels(String field, @Nullable PatchField<List<@Nullable String>> given,
			List<String> present) {
		return (given != null) ? ListFields.of(field, given, TextFields::name) : present;
	}

}
