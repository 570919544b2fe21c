package io.regwatch.ingest;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.regwatch.ops.TestStores;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Everything that work leaves in the stores, without ids and times. */
final class Findings {

	private static final Map<String, String> TABLES = Map.ofEntries(Map.entry("source", "source"),
			Map.entry("stored_file", "stored_file"), Map.entry("extracted_text", "extracted_text"),
			Map.entry("reference", "reference"), Map.entry("reference_version", """
					(SELECT reference.external_id, reference_version.*
					FROM reference_version
					JOIN reference ON reference.id = reference_id)"""), Map.entry("version_status_event", """
					(SELECT reference.external_id, ordinal, version_status_event.*
					FROM version_status_event
					JOIN reference_version ON reference_version.id = version_id
					JOIN reference ON reference.id = reference_id)"""), Map.entry("reference_update", """
					(SELECT reference.external_id, reference_update.*
					FROM reference_update
					JOIN reference ON reference.id = reference_id)"""), Map.entry("redline", """
					(SELECT reference.external_id, redline.*
					FROM redline
					JOIN reference_update ON reference_update.id = update_id
					JOIN reference ON reference.id = reference_id)"""), Map.entry("run", "run"),
			Map.entry("ledger", "ledger"), Map.entry("run_item", "run_item"), Map.entry("capture", "capture"),
			Map.entry("quarantine", "quarantine"), Map.entry("outbox", "outbox"), Map.entry("stated_relation", """
					(SELECT reference.external_id, stated_relation.*, settled_at IS NOT NULL AS settled
					FROM stated_relation
					JOIN reference ON reference.id = reference_id)"""), Map.entry("reference_relation", """
					(SELECT first.external_id, second.external_id AS second, reference_relation.*
					FROM reference_relation
					JOIN reference AS first ON first.id = from_reference_id
					JOIN reference AS second ON second.id = to_reference_id)"""),
			Map.entry("batch_job_instance", "(SELECT job_name, count(*) FROM batch_job_instance GROUP BY job_name)"));

	private static final String READ = """
			SELECT coalesce((
				SELECT jsonb_object_agg(key, value ORDER BY key)
				FROM jsonb_each(to_jsonb(found))
				WHERE key IN ('source_id', 'external_id') OR key !~ '(^|_)(id|at)$')::text, '')
			FROM FINDINGS AS found
			ORDER BY 1
			""";

	private static final String COUNT_FINISHED = """
			SELECT count(*)
			FROM run
			WHERE finished_at IS NOT NULL
			""";

	private static final String ASSESSMENTS = """
			SELECT concat_ws(' | ', workspace.name, reference.external_id, version.ordinal, updates.kind,
				assessment.status, assessment.priority, assessment.reason_code, assessment.impact_summary,
				assessment.current)
			FROM assessment
			JOIN workspace ON workspace.id = assessment.workspace_id
			JOIN reference_update AS updates ON updates.id = update_id
			JOIN reference_version AS version ON version.id = updates.current_version_id
			JOIN reference ON reference.id = updates.reference_id
			ORDER BY 1
			""";

	private static final String DIGESTS = """
			SELECT concat_ws(' | ', reference.external_id, version.ordinal, digest.short_summary, digest.summary,
				digest.revision)
			FROM digest
			JOIN reference_update AS updates ON updates.id = update_id
			JOIN reference_version AS version ON version.id = updates.current_version_id
			JOIN reference ON reference.id = updates.reference_id
			ORDER BY 1
			""";

	private static final List<String> IDENTIFIERS = List.of("id", "referenceId", "twinReferenceId", "publicationDate");

	private Findings() {
	}

	/** Reads rows by table and documents by index. */
	static Map<String, List<String>> of(TestStores stores) throws IOException, InterruptedException {
		Map<String, List<String>> findings = new TreeMap<>();
		TABLES.forEach((name, rows) -> findings.put(name,
				stores.jdbc().sql(READ.replace("FINDINGS", rows)).query(String.class).list()));
		findings.put("finished runs", stores.jdbc().sql(COUNT_FINISHED).query(String.class).list());
		findings.put("indexed references", documents(stores, "references"));
		findings.put("indexed updates", documents(stores, "updates"));
		return findings;
	}

	/** Reads what assessments leave, too. */
	static Map<String, List<String>> withAssessments(TestStores stores) throws IOException, InterruptedException {
		Map<String, List<String>> findings = of(stores);
		findings.put("assessment", stores.jdbc().sql(ASSESSMENTS).query((row, number) -> row.getString(1)).list());
		findings.put("digest", stores.jdbc().sql(DIGESTS).query((row, number) -> row.getString(1)).list());
		return findings;
	}

	private static List<String> documents(TestStores stores, String index) throws IOException, InterruptedException {
		ask(stores, index, "_refresh");
		return ask(stores, index, "_search?size=10000").path("hits")
			.path("hits")
			.valueStream()
			.map((hit) -> hit.path("_source").properties().stream())
			.map((fields) -> fields.filter((field) -> !IDENTIFIERS.contains(field.getKey()))
				.map(String::valueOf)
				.sorted()
				.collect(Collectors.joining(", ")))
			.sorted()
			.toList();
	}

	private static JsonNode ask(TestStores stores, String index, String what) throws IOException, InterruptedException {
		HttpRequest request = stores.searchRequest("/%s-%s/%s".formatted(stores.indexPrefix(), index, what)).build();
		try (HttpClient client = HttpClient.newHttpClient()) {
			return new JsonMapper().readTree(client.send(request, BodyHandlers.ofString()).body());
		}
	}

}
