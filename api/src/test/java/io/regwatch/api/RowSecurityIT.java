package io.regwatch.api;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;

import io.regwatch.api.security.VisibleRows;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/** Statements that forget to name the client or the workspace. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class RowSecurityIT {

	/** Keys are found before their client is known. */
	private static final Set<String> WITHOUT_POLICY = Set.of("api_key");

	private static final String TABLES = """
			SELECT DISTINCT pg_class.relname
			FROM pg_attribute
			JOIN pg_class ON pg_class.oid = attrelid AND relkind = 'r' AND relnamespace = 'public'::regnamespace
			WHERE attname IN ('client_id', 'workspace_id') AND NOT relrowsecurity
				AND has_table_privilege('regwatch_api', pg_class.oid, 'SELECT')
			""";

	private static final String VIEWS = """
			SELECT relname
			FROM pg_class
			WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
				AND NOT coalesce(reloptions @> ARRAY['security_invoker=true'], false)
			""";

	private final PublishedApi.Api api;

	private final JdbcClient jdbc;

	private final Samples samples;

	private UUID own;

	private UUID sibling;

	RowSecurityIT(PublishedApi.Api api) {
		this.api = api;
		this.jdbc = api.application().bean(JdbcClient.class);
		this.samples = new Samples(api);
		this.own = new UUID(0, 0);
		this.sibling = this.own;
	}

	@BeforeEach
	void fill() {
		this.own = filled();
		this.sibling = filled();
		UUID foreign = id(this.api.other().newWorkspace());
		this.jdbc
			.sql("""
					INSERT INTO source_subscription (workspace_id, source_id, status) VALUES (:foreign, 'mdcg', 'subscribed')
					""")
			.param("foreign", foreign)
			.update();
		this.jdbc.sql(
				"INSERT INTO webhook_endpoint (client_id, url) SELECT client_id, 'https://a.example' FROM workspace WHERE id = :foreign")
			.param("foreign", foreign)
			.update();
	}

	@Test
	void tablesOfClientsHavePolicies() {
		assertThat(this.jdbc.sql(TABLES).query(String.class).set()).isEqualTo(WITHOUT_POLICY);
	}

	@Test
	void viewsShowWhatTheirReaderMaySee() {
		assertThat(this.jdbc.sql(VIEWS).query(String.class).list()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "profile", "product", "source_subscription", "assessment_run", "assessment",
			"assessment_request", "review", "change_event", "visible_reference", "current_review" })
	void statementWithoutWorkspaceSeesOnlyTheRowsOfTheOneThatTheRequestNames(String table) {
		String statement = "SELECT DISTINCT workspace_id FROM %s WHERE workspace_id IS NOT NULL".formatted(table);
		assertThat(this.jdbc.sql(statement).query(UUID.class).list()).contains(this.own, this.sibling);
		assertThat(seen(this.own, statement)).containsExactly(this.own);
	}

	@ParameterizedTest
	@ValueSource(strings = { "workspace", "webhook_endpoint", "audit_event" })
	void statementWithoutClientSeesOnlyTheRowsOfTheOneOfTheKey(String table) {
		String statement = "SELECT DISTINCT client_id FROM %s WHERE client_id IS NOT NULL".formatted(table);
		assertThat(this.jdbc.sql(statement).query(UUID.class).list()).hasSizeGreaterThan(1);
		assertThat(seen(null, statement)).containsExactly(client());
		assertThat(seen(this.own, statement)).containsExactly(client());
	}

	@Test
	void statementWithoutWorkspaceChangesOnlyTheRowsOfTheOneThatTheRequestNames() {
		assertThat(as(this.own, () -> this.jdbc.sql("UPDATE profile SET company_description = 'Changed'").update()))
			.isOne();
		assertThat(as(this.own, () -> this.jdbc.sql("DELETE FROM assessment").update())).isOne();
	}

	@Test
	void rowForAnotherWorkspaceIsNotWritten() {
		assertThatExceptionOfType(DataAccessException.class).isThrownBy(() -> as(this.own, () -> this.jdbc.sql("""
				INSERT INTO source_subscription (workspace_id, source_id, status) VALUES (:id, 'hc', 'unsubscribed')
				""").param("id", this.sibling).update())).withStackTraceContaining("row-level security");
	}

	@Test
	void tablesOfTheConsoleAreClosed() {
		assertThatExceptionOfType(DataAccessException.class)
			.isThrownBy(() -> seen(this.own, "SELECT client_id FROM console_user"))
			.withStackTraceContaining("permission denied");
	}

	@Test
	void otherThreadsSeeAllRowsAfterwards() {
		assertThat(seen(this.own, "SELECT id FROM workspace")).isNotEmpty();
		assertThat(this.jdbc.sql("SELECT DISTINCT client_id FROM workspace").query(UUID.class).list())
			.hasSizeGreaterThan(1);
	}

	private UUID filled() {
		String workspace = this.samples.workspace();
		Answer review = this.api.client()
			.send("PUT", workspace + "/updates/%s/review".formatted(this.api.softwareRevised()), """
					{"status": "applicable", "priority": "high", "note": "Our stems", "reasonCode": "own_device",
					"basedOn": null}""");
		assertThat(review.status()).as(review.body()).isBetween(200, 201);
		this.api.publications().assess(workspace, this.api.softwareRevised(), "applicable", "high");
		this.api.client().get(workspace + "/changes");
		return id(workspace);
	}

	private List<UUID> seen(UUID workspace, String statement) {
		return as(workspace, () -> this.jdbc.sql(statement).query(UUID.class).list());
	}

	private <T> T as(UUID workspace, Supplier<T> call) {
		return VisibleRows.of(new io.regwatch.api.security.ApiClient(client(), workspace, "test", Set.of(), null),
				call);
	}

	private UUID client() {
		return this.jdbc.sql("SELECT id FROM client WHERE name = 'Acme'").query(UUID.class).single();
	}

	private static UUID id(String workspace) {
		return UUID.fromString(workspace.substring(workspace.lastIndexOf('/') + 1));
	}

}
