package io.regwatch.api.profile;

import java.util.List;
import java.util.UUID;

import io.regwatch.schema.GeneratedProfile;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ProfileTests {

	private static final GeneratedProfile GENERATED = new GeneratedProfile("Makes stems", List.of("EU"), List.of("III"),
			List.of(), List.of("orthopaedics"), List.of());

	@Test
	void fieldsThatChangedDuringTheGenerationAreKept() {
		Profile before = profile(null, List.of("US"), List.of(new Profile.Product(UUID.randomUUID(), "Old", "", 0)));
		Profile present = profile("Typed by a person", List.of("US"), List.of());
		Profile made = present.with(GENERATED, UUID::randomUUID).keepingChanges(before, present);
		assertThat(made.companyDescription()).isEqualTo("Typed by a person");
		assertThat(made.products()).isEmpty();
		assertThat(made.markets()).containsExactly("EU");
		assertThat(made.therapeuticAreas()).containsExactly("orthopaedics");
	}

	@Test
	void fieldsThatDidNotChangeAreReplaced() {
		Profile before = profile("Old", List.of("US"), List.of());
		Profile made = before.with(GENERATED, UUID::randomUUID);
		assertThat(made.keepingChanges(before, before)).isEqualTo(made);
	}

	private static Profile profile(@Nullable String description, List<String> markets, List<Profile.Product> products) {
		return new Profile(new UUID(0, 1), description, true, markets, List.of(), List.of(), List.of(), products);
	}

}
