package io.regwatch.ops.console;

import java.util.UUID;

import io.regwatch.store.Publications;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * A workspace with what it sees: a revised reference with text, redline and evidence, and
 * more updates than a page has. Titles, notes and names are hostile.
 *
 * @param workspace its id
 * @param reference a revised one
 * @param revision its latest update
 * @param publication its first update
 */
record AnalystRows(UUID workspace, UUID reference, UUID revision, UUID publication) {

	static final String HOSTILE = ConsoleRows.HOSTILE;

	private static final String SHA256 = "a".repeat(64);

	private static final String TEXT = """
			WITH file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1)
			)
			INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, pages, blocks)
			VALUES (:sha256, 'x', '1', 'text/html', 3, jsonb_build_array(
				jsonb_build_object('ordinal', 0, 'page', 1, 'kind', 'HEADING', 'level', 1, 'text', 'Scope' || :hostile),
				jsonb_build_object('ordinal', 1, 'page', 3, 'kind', 'PARAGRAPH', 'level', 0,
					'text', 'The label shall state the length. ' || :hostile)))
			""";

	private static final String EVIDENCE = """
			UPDATE assessment
			SET evidence = jsonb_build_array(jsonb_build_object('statement', 'Labels change ' || :hostile,
				'versionId', u.current_version_id, 'segment', 1, 'page', 3, 'start', 4, 'end', 9, 'quote', 'label'))
			FROM reference_update AS u
			WHERE u.id = update_id AND update_id = :update
			""";

	static AnalystRows insert(JdbcClient jdbc) {
		Publications publications = new Publications(jdbc);
		UUID workspace = publications.follow("good", "EU", "");
		publications.redistribute("good", "file");
		jdbc.sql("UPDATE workspace SET name = :name").param("name", "Stents " + HOSTILE).update();
		UUID reference = publications.reference("good", "GUIDE-1", "guidance", "Labels " + HOSTILE);
		UUID publication = publications.update(reference, "new_publication", "Guide " + HOSTILE,
				"2026-01-01T00:00:00Z");
		UUID revision = publications.revise(reference);
		jdbc.sql(TEXT).param("sha256", SHA256).param("hostile", HOSTILE).update();
		jdbc.sql("UPDATE reference_version SET sha256 = :sha256, announced_type = 'x' WHERE reference_id = :reference")
			.param("sha256", SHA256)
			.param("reference", reference)
			.update();
		jdbc.sql("UPDATE reference_update SET effective_at = '2027-01-01Z' WHERE id = :id")
			.param("id", revision)
			.update();
		jdbc.sql(
				"""
						INSERT INTO version_status_event (version_id, status, effective_at, origin)
						SELECT id, CASE ordinal WHEN 1 THEN 'superseded' ELSE 'in_force' END, timestamptz '2026-05-01Z', 'authority'
						FROM reference_version
						WHERE reference_id = :reference
						""")
			.param("reference", reference)
			.update();
		publications.redline(revision, "completed", "<p>Old <ins>new</ins></p>", null);
		publications.assess(workspace.toString(), revision, "applicable", "high");
		publications.assess(workspace.toString(), publication, "not_applicable", "none");
		jdbc.sql(EVIDENCE).param("update", revision).param("hostile", HOSTILE).update();
		publications.updates(publications.reference("good", "MANY", "regulation", "Many notices"), 60);
		return new AnalystRows(workspace, reference, revision, publication);
	}

	/** Address of the workspace's pages. */
	String path() {
		return "/console/workspaces/" + this.workspace;
	}

	/** Address of the page of the revision. */
	String page() {
		return path() + "/updates/" + this.revision;
	}

}
