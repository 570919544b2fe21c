package io.regwatch.api;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Updates as a workspace finds them. */
@ExtendWith(PublishedApi.class)
@ResourceLock(value = PublishedApi.ROWS, mode = ResourceAccessMode.READ)
class UpdatesIT {

	private final PublishedApi.Api api;

	UpdatesIT(PublishedApi.Api api) {
		this.api = api;
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "'' | Règlement publié,Now in force,Standard published,First edition",
			"source=hc,iso | Règlement publié,Standard published", "geography=EU,INT&search=publ | Standard published",
			"search=reglement | Règlement publié", "search=software | Now in force,First edition",
			"publicationDateFrom=2026-03-01 | Règlement publié,Now in force",
			"publicationDateTo=2026-03-01 | Now in force,Standard published,First edition",
			"publicationDateFrom=2026-02-01T00:00:00Z&publicationDateTo=2026-02-01T00:00:00Z | Standard published",
			"publicationDateFrom=2026-02-01T02:00:00%2B02:00&publicationDateTo=2026-02-01 | Standard published",
			"status=to_review | ''", "priority=none,low | ''", "limit=1 | Règlement publié" })
	void updatesWhenFilteredMatchAllNewestFirst(String query, String expected) {
		assertThat(String.join(",", this.api.all("/updates?" + query, "/update/title"))).isEqualTo(expected);
	}

	@Test
	void updatesWhenAssessedHaveContextAndMatchItsFilters() {
		String workspace = this.api.everything();
		this.api.publications().assess(workspace, this.api.softwareRevised(), "applicable", "high");
		assertThat(this.api.client().get(workspace + "/updates?status=applicable,to_review&priority=high").all("/id"))
			.containsExactly(this.api.softwareRevised().toString());
		assertThat(this.api.client().get(workspace + "/updates?status=applicable&priority=low").body()).isEqualTo("[]");
		assertThat(this.api.client()
			.get(workspace + "/updates/" + this.api.softwareRevised())
			.json()
			.get("context")
			.toString()).isEqualTo("""
					{"status":"applicable","priority":"high","impactSummary":"Impact","suggestedActions":"Actions"}""");
		assertThat(this.api.client().get(this.api.everything() + "/updates").all("/context")).containsOnly("");
	}

	@Test
	void detailsWhenAskedSayWhatIsThereAndNoMore() {
		String workspace = this.api.everything();
		assertThat(this.api.client().get(workspace + "/updates/" + this.api.softwareRevised()).json().propertyNames())
			.containsExactly("id", "kind", "reference", "update", "context", "currentVersion", "redline");
		assertThat(this.api.client().get(workspace + "/updates/" + this.api.softwareRevised()).body())
			.contains("\"redline\":{\"html\":\"\",\"status\":\"none\"}", "\"context\":null")
			.doesNotContain("content", "sharedFile");
		Answer reference = this.api.client().get(workspace + "/references/" + this.api.software());
		assertThat(reference.json().propertyNames()).containsExactlyInAnyOrder("id", "externalId", "title", "type",
				"url", "source", "description", "versions");
		assertThat(reference.json().at("/versions/0/update/publicationDate").asString())
			.isEqualTo("2026-01-01T00:00:00Z");
		assertThat(reference.json().at("/versions/0/effectiveDate").asString()).isEqualTo("2026-01-01T00:00:00Z");
	}

}
