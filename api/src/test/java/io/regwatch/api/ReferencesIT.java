package io.regwatch.api;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** References as a workspace finds them. */
@ExtendWith(PublishedApi.class)
@ResourceLock(value = PublishedApi.ROWS, mode = ResourceAccessMode.READ)
class ReferencesIT {

	private final PublishedApi.Api api;

	ReferencesIT(PublishedApi.Api api) {
		this.api = api;
	}

	@ParameterizedTest
	@CsvSource({ "mdcg201911, MDCG 2019-11", "MDCG%202019-11, MDCG 2019-11", "softw%20qualif, MDCG 2019-11",
			"EVALUATION, HC/7.2", "equip, HC/7.2", "hc72, HC/7.2", "ethyl%20iso11135, ISO 11135",
			"softw%20ethylene, ''", "ware, ''", "%C2%A7, ''", "mdcg2020, ''" })
	void searchWhenTermsMatchFindsReferences(String search, String expected) {
		assertThat(String.join(" ", this.api.all("/references?search=" + search, "/externalId").toArray(String[]::new)))
			.isEqualTo(expected);
	}

	@ParameterizedTest
	@CsvSource({ "type=standard, ISO 11135", "source=hc, HC/7.2", "source=nope, ''", "source=hc&type=standard, ''",
			"source=mdcg&search=software&type=guidance, MDCG 2019-11" })
	void referencesWhenFilteredMatchAll(String query, String expected) {
		assertThat(String.join(" ", this.api.all("/references?" + query, "/externalId"))).isEqualTo(expected);
	}

}
