package io.regwatch.ingest.compare;

import java.util.List;
import java.util.UUID;

import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Versions whose day has come: they apply from now on, unless their listing says itself
 * what their status is.
 */
@Component
class EffectiveDateActivation {

	private static final String FIND = """
			SELECT reference.external_id
			FROM reference
			JOIN reference_version AS version ON version.id = reference.current_version_id
			WHERE reference.source_id = :source AND version.status = 'not_yet_in_force'
				AND version.effective_at <= now() AND version.effective_date_basis <> 'unknown'
				AND (
					SELECT run_item.entry ->> 'status'
					FROM capture
					JOIN run_item ON run_item.id = capture.run_item_id AND run_item.entry IS NOT NULL
					WHERE capture.source_id = reference.source_id AND capture.external_id = reference.external_id
					ORDER BY capture.captured_at DESC
					LIMIT 1) IS NULL
			ORDER BY reference.external_id
			""";

	private final JdbcClient jdbc;

	private final References references;

	private final Versions versions;

	private final VersionEndings endings;

	private final UpdateFactory updateFactory;

	EffectiveDateActivation(JdbcClient jdbc, References references, Versions versions, VersionEndings endings,
			UpdateFactory updateFactory) {
		this.jdbc = jdbc;
		this.references = references;
		this.versions = versions;
		this.endings = endings;
		this.updateFactory = updateFactory;
	}

	/** External ids of the references of a source whose versions are due. */
	List<String> find(String source) {
		return this.jdbc.sql(FIND).param("source", source).query((row, number) -> row.getString("external_id")).list();
	}

	/** Records that a version applies, with an update. */
	void apply(String source, String externalId, UUID runId) {
		KnownReference known = this.references.lock(source, externalId).orElseThrow();
		if (known.status() != VersionStatus.NOT_YET_IN_FORCE) {
			return;
		}
		this.versions.setStatus(known.versionId(), VersionStatus.IN_FORCE, known.effective(), "calendar");
		this.endings.supersede(known.id(), known.versionId(), VersionStatus.IN_FORCE, known.effective());
		UpdateText text = UpdateText.ofDay(known, UpdateText.typeOf(null, known.type(), VersionStatus.IN_FORCE));
		this.updateFactory.consequence(UpdateKind.STATUS_CHANGE, text,
				new UpdateDate(known.effective(), known.effectiveDateBasis() != EffectiveDateBasis.UNKNOWN), known,
				runId);
	}

}
