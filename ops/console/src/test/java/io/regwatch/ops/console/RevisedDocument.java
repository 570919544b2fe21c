package io.regwatch.ops.console;

import java.util.List;
import java.util.UUID;

import io.regwatch.store.Publications;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * A document with two versions, whose texts are stored, in a workspace that no other test
 * uses. Its source is read by no schedule.
 *
 * @param workspace that follows the source
 * @param reference the document
 * @param publication its first update
 * @param revision its second one
 */
record RevisedDocument(UUID workspace, UUID reference, UUID publication, UUID revision) {

	private static final String STORE = """
			WITH file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1)
			), text AS (
				INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, pages, blocks)
				SELECT :sha256, 'x', '1', 'text/html', 1, jsonb_agg(jsonb_build_object('ordinal', place - 1, 'page', 1,
					'kind', 'PARAGRAPH', 'level', 0, 'text', paragraph))
				FROM unnest(:paragraphs) WITH ORDINALITY AS listed (paragraph, place)
			)
			UPDATE reference_version
			SET sha256 = :sha256, announced_type = 'x'
			WHERE reference_id = :reference AND ordinal = :ordinal
			""";

	static RevisedDocument insert(JdbcClient jdbc, List<String> before, List<String> after) {
		Publications publications = new Publications(jdbc);
		UUID reference = publications.reference(ConsoleRows.UNSCHEDULED, "DOC " + UUID.randomUUID(), "guidance",
				"Guidance on labels");
		UUID publication = publications.update(reference, "new_publication", "Guidance on labels published",
				"2026-01-01T00:00:00Z");
		UUID revision = publications.revise(reference);
		store(jdbc, reference, 1, before);
		store(jdbc, reference, 2, after);
		return new RevisedDocument(publications.follow(ConsoleRows.UNSCHEDULED, "EU", ""), reference, publication,
				revision);
	}

	/** An obligation that the second version states. */
	void addObligation(JdbcClient jdbc, String quote, String due) {
		jdbc.sql("INSERT INTO obligation_reading (update_id) VALUES (:update) ON CONFLICT DO NOTHING")
			.param("update", this.revision)
			.update();
		jdbc.sql("""
				INSERT INTO obligation (update_id, id, state, bearer, who, what, to_whom, prohibited, deadline_kind,
					deadline_words, due_on, version_id, segment, page, start_offset, end_offset, quote)
				SELECT id, gen_random_uuid(), 'new', 'manufacturer', :quote, :quote, '', false, 'date', :quote,
					CAST(:due AS date), current_version_id, 0, 1, 0, 1, :quote
				FROM reference_update
				WHERE id = :update
				""").param("update", this.revision).param("quote", quote).param("due", due).update();
	}

	private static void store(JdbcClient jdbc, UUID reference, int version, List<String> paragraphs) {
		jdbc.sql(STORE)
			.param("sha256", UUID.randomUUID().toString().replace("-", "").repeat(2))
			.param("paragraphs", paragraphs.toArray(String[]::new))
			.param("reference", reference)
			.param("ordinal", version)
			.update();
	}

	/** Address of the workspace's pages. */
	String path() {
		return "/console/workspaces/" + this.workspace;
	}

}
