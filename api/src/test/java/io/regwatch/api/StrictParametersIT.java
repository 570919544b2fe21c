package io.regwatch.api;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Parameters that are not as documented are refused with what is allowed. */
@ExtendWith(PublishedApi.class)
@ResourceLock(value = PublishedApi.ROWS, mode = ResourceAccessMode.READ)
class StrictParametersIT {

	private static final String UPDATE_ID = "/id";

	private final PublishedApi.Api api;

	StrictParametersIT(PublishedApi.Api api) {
		this.api = api;
	}

	@ParameterizedTest
	@CsvSource({ "/updates?serch=x,serch,search", "/updates?Search=x,Search,search",
			"/references?statuss=x,statuss,type", "/updates?search=x&page=2,page,cursor" })
	void parameterWhenUnknownIsRefusedWithThoseThatAreKnown(String path, String name, String known) {
		assertThat(this.api.client().get(this.api.everything() + path).failure(400))
			.startsWith("Parameter '%s' is unknown: use ".formatted(name))
			.contains(known);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			/updates?status=,                | status    | values
			/updates?priority=%20,%20        | priority  | values
			/updates?source=,                | source    | values
			/updates?geography=,,            | geography | values
			/updates?status=Applicable       | status    | applicable
			/updates?priority=HIGH           | priority  | high
			/updates?order=Relevance         | order     | relevance
			/updates?searchIn=TEXT           | searchIn  | text
			/references?type=Guidance        | type      | guidance
			/updates?geography=eu,xx         | geography | EU
			/updates?publicationDateTo=today | publicationDateTo | 2026-03-01
			/updates?limit=1001              | limit     | 1000
			""")
	void valueWhenNotAllowedIsRefusedWithThoseThatAre(String path, String name, String allowed) {
		assertThat(this.api.client().get(this.api.everything() + path).failure(400)).contains("'" + name + "'", "use ")
			.contains(allowed);
	}

	@Test
	void geographyWhenInLowerCaseIsTheSame() {
		List<String> european = this.api.all("/updates?geography=EU", UPDATE_ID);
		assertThat(this.api.all("/updates?geography=eu", UPDATE_ID)).isEqualTo(european).hasSize(2);
	}

	@Test
	void dateTimeWhenItHasNoZoneIsUtc() {
		String last = this.api.softwareRevised().toString();
		assertThat(this.api.all("/updates?publicationDateTo=2026-03-01T23:59:59.999999", UPDATE_ID)).contains(last)
			.isEqualTo(this.api.all("/updates?publicationDateTo=2026-03-01T23:59:59.999999Z", UPDATE_ID));
		assertThat(this.api.all("/updates?publicationDateTo=2026-03-01T23:59:59.999999%2B01:00", UPDATE_ID))
			.isNotEmpty()
			.doesNotContain(last);
	}

	/** As the contract says: forms send fields that were not filled in. */
	@ParameterizedTest
	@ValueSource(strings = { "status=", "search=", "source=&geography=", "searchIn=&order=" })
	void parameterWhenEmptyDoesNotRestrict(String query) {
		assertThat(this.api.all("/updates?" + query, UPDATE_ID)).hasSize(4);
	}

	@Test
	void keyWhenTheHeaderIsEmptyIsThatOfTheOtherHeader() {
		String bearer = "Bearer " + this.api.client().key();
		String path = this.api.everything() + "/updates";
		for (String empty : List.of("", " ")) {
			assertThat(this.api.client().send("GET", path, "", "X-API-Key", empty, "Authorization", bearer).status())
				.isEqualTo(200);
		}
		this.api.client().send("GET", path, "", "X-API-Key", "rw_nonsense", "Authorization", bearer).failure(401);
	}

}
