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

import io.regwatch.ingest.relation.Relations;
import io.regwatch.ingest.run.Run;
import io.regwatch.schema.RelationKind;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.DatabaseClock;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Drafts that are gone because they have become final, or reached their next stage, under
 * another id, as drafts of standards do: the document with their name supersedes them.
 */
@Component
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

	private final Relations relations;

	private final References references;

	private final Versions versions;

	private final UpdateFactory updateFactory;

	private final DatabaseClock clock;

	FinishedDrafts(JdbcClient jdbc, Relations relations, References references, Versions versions,
			UpdateFactory updateFactory, DatabaseClock clock) {
		this.jdbc = jdbc;
		this.relations = relations;
		this.references = references;
		this.versions = versions;
		this.updateFactory = updateFactory;
		this.clock = clock;
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

	/** Supersedes a draft, with an update. */
	void supersede(FinishedDraft finished, Run run) {
		this.references.lock(run.sourceId(), finished.draft().externalId())
			.filter((known) -> known.statedStatus() == VersionStatus.DRAFT)
			.ifPresent((known) -> {
				UpdateDate date = new UpdateDate(this.clock.now(), false);
				this.relations.addDerived(finished.document().id(), known.id(), RelationKind.SUPERSEDES);
				this.versions.setStatus(known.versionId(), VersionStatus.SUPERSEDED, date.at(), "succession");
				UpdateText text = UpdateText.ofEnding(known,
						UpdateText.typeOf(null, known.type(), VersionStatus.SUPERSEDED), VersionStatus.SUPERSEDED,
						finished.document().title());
				this.updateFactory.consequence(UpdateKind.STATUS_CHANGE, text, date, known, run.id());
			});
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
