package io.regwatch.ingest.compare;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.run.Run;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Drafts that are gone because they have become final, or reached their next stage, under
 * another id, as drafts of standards do: the document with their name supersedes them.
 */
@Repository
class FinishedDrafts {

	/** Also those that their absence withdrew before the document appeared. */
	private static final String FIND_GONE = """
			SELECT reference.id, reference.external_id, reference.title, (
				SELECT min(detected_at)
				FROM reference_version
				WHERE reference_id = reference.id) AS since
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source AND reference.gone_since > now() - interval '1 year'
				AND version.status IN ('draft', 'withdrawn') AND (
					SELECT event.status
					FROM version_status_event AS event
					WHERE event.version_id = version.id AND event.origin <> 'removal'
					ORDER BY event.detected_at DESC, event.id DESC
					LIMIT 1) = 'draft'
			""";

	/** With the beginning of the run that found their text. */
	private static final String FIND_LATER = """
			SELECT reference.id, reference.external_id, reference.title, (
				SELECT max(started_at)
				FROM run
				WHERE run.source_id = :source AND run.started_at <= version.detected_at) AS since
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source AND reference.gone_since IS NULL AND version.detected_at > :since
				AND version.status IN ('draft', 'in_force', 'not_yet_in_force')
			""";

	private final JdbcClient jdbc;

	FinishedDrafts(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** Drafts of a run's source of which exactly one later document has a name. */
	List<FinishedDraft> find(Run run) {
		List<Document> drafts = this.jdbc.sql(FIND_GONE)
			.param("source", run.sourceId())
			.query(RecordRowMapper.of(Document.class))
			.list();
		return drafts.isEmpty() ? List.of() : find(drafts, later(run, drafts));
	}

	private static List<FinishedDraft> find(List<Document> drafts, Map<String, Set<Document>> later) {
		List<FinishedDraft> finished = new ArrayList<>();
		drafts.forEach((draft) -> {
			Set<Document> found = draft.names()
				.flatMap((name) -> later.getOrDefault(name, Set.of()).stream())
				.filter((document) -> document.since().isAfter(draft.since()))
				.collect(Collectors.toSet());
			if (found.size() == 1) {
				finished.add(new FinishedDraft(draft, found.iterator().next()));
			}
		});
		return finished;
	}

	private Map<String, Set<Document>> later(Run run, List<Document> drafts) {
		Map<String, Set<Document>> later = new HashMap<>();
		this.jdbc.sql(FIND_LATER)
			.param("source", run.sourceId())
			.param("since",
					drafts.stream().map(Document::since).min(Instant::compareTo).orElseThrow().atOffset(ZoneOffset.UTC))
			.query(RecordRowMapper.of(Document.class))
			.list()
			.forEach((document) -> document.names()
				.forEach((name) -> later.computeIfAbsent(name, (_) -> new HashSet<>()).add(document)));
		return later;
	}

	/**
	 * A reference with its names.
	 *
	 * @param since when it was found, or the run began that found its text
	 */
	record Document(UUID id, String externalId, String title, Instant since) {

		Stream<String> names() {
			return FinalNames.of(this.externalId, this.title).stream();
		}

	}

	/** A draft and the document that has its name now. */
	record FinishedDraft(Document draft, Document document) {

	}

}
