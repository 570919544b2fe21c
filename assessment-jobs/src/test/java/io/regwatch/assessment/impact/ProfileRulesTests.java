package io.regwatch.assessment.impact;

import java.util.List;

import io.regwatch.assessment.company.Company;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Rules are made once for all profiles that say the same. */
class ProfileRulesTests {

	@Test
	void profilesThatSayTheSameShareTheirRules() {
		assertThat(ProfileRules.of(company(1, "Makes stents"))).isSameAs(ProfileRules.of(company(2, "Makes stents")));
	}

	@Test
	void otherProfilesHaveOtherRules() {
		assertThat(ProfileRules.of(company(1, "Makes stents")))
			.isNotSameAs(ProfileRules.of(company(1, "Makes infusion pumps")));
	}

	private static Company company(long version, String description) {
		return new Company(version, description, List.of("EU"), List.of(), List.of(), List.of(), List.of());
	}

}
