package io.regwatch.ops.console;

import java.net.http.HttpResponse;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ops.console.security.Role;
import io.regwatch.store.Publications;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import static org.assertj.core.api.Assertions.assertThat;

/** Assessment runs in the console. No worker does them here. */
@ExtendWith(ConsoleApplication.class)
class AssessmentPagesIT {

	private final ConsoleApplication.Console console;

	AssessmentPagesIT(ConsoleApplication.Console console) {
		this.console = console;
	}

	@Test
	void previewIsRequestedAndStartedWithItsFields() {
		String runs = runsOfNewWorkspace();
		String preview = request(runs, Map.of("preview", "true", "forced", "true", "since", "2026-02-01",
				"budgetTokens", "5000", "reason", AnalystRows.HOSTILE));
		this.console.jdbc()
			.sql("INSERT INTO assessment_request_result (request_id, items, calls, tokens) VALUES (:id, 7, 3, 900)")
			.param("id", UUID.fromString(preview.substring(preview.lastIndexOf('/') + 1)))
			.update();
		Document page = this.console.as(Role.ANALYST).page(preview);
		assertThat(page.text()).contains("at most 7 updates, 3 calls of a language model and 900 tokens",
				AnalystRows.HOSTILE);
		assertThat(page.select("script:not([src]), [onerror]")).isEmpty();
		assertThat(page.select("form[action$=assessments] input[type=hidden]:not([name=_csrf])").eachAttr("value"))
			.containsExactly("2026-02-01T00:00:00Z", "true", "5000", AnalystRows.HOSTILE);
		assertThat(this.console.as(Role.ANALYST).page(runs).select("tbody tr").text()).contains("Preview", "Completed",
				"7");
	}

	@Test
	void runIsFollowedAndStopped() {
		String run = request(runsOfNewWorkspace(), Map.of("reason", "New product"));
		Document page = this.console.as(Role.ANALYST).page(run);
		assertThat(page.select("#run").attr("hx-get")).isEqualTo(run);
		assertThat(page.select("h1 .state").text()).isEqualTo("Queued");
		assertThat(this.console.as(Role.VIEWER).page(run).select("main form")).isEmpty();
		this.console.as(Role.ANALYST).post(run + "/stop", Map.of());
		Document stopped = this.console.as(Role.ANALYST).page(run);
		assertThat(stopped.select("h1 .state").text()).isEqualTo("Stopped");
		assertThat(stopped.select("#run").hasAttr("hx-get")).isFalse();
	}

	@Test
	void runReportsWhatItHasChanged() {
		Publications publications = new Publications(this.console.jdbc());
		UUID workspace = publications.follow("good", "EU", "");
		publications.assess(workspace.toString(), this.console.rows().revision(), "to_review", "low");
		this.console.jdbc()
			.sql("UPDATE assessment SET current = false, created_at = now() - interval '1 day' WHERE workspace_id = :workspace")
			.param("workspace", workspace)
			.update();
		publications.assess(workspace.toString(), this.console.rows().revision(), "applicable", "urgent");
		String runs = "/console/workspaces/" + workspace + "/assessments";
		String latest = this.console.as(Role.VIEWER).page(runs).select("tbody a").getFirst().attr("href");
		assertThat(this.console.as(Role.VIEWER).page(latest).select("#changes ~ .table .state").eachText())
			.containsExactly("To review", "Low", "Applicable", "Urgent");
	}

	@Test
	void invalidOrderIsRefused() {
		String runs = runsOfNewWorkspace();
		assertThat(this.console.as(Role.ANALYST).post(runs, Map.of("budgetTokens", "-1")).statusCode()).isEqualTo(400);
		assertThat(this.console.as(Role.ANALYST).post(runs, Map.of("model", "other")).statusCode()).isEqualTo(400);
		assertThat(this.console.as(Role.ANALYST).page(runs).text()).contains("There was no run yet.");
	}

	private String runsOfNewWorkspace() {
		return "/console/workspaces/%s/assessments"
			.formatted(new Publications(this.console.jdbc()).follow("good", "EU", ""));
	}

	private String request(String runs, Map<String, String> form) {
		HttpResponse<String> requested = this.console.as(Role.ANALYST).post(runs, form);
		assertThat(requested.statusCode()).isEqualTo(302);
		return requested.headers().firstValue("Location").orElseThrow().substring(this.console.origin().length());
	}

}
