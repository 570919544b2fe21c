package io.regwatch.ingest.update;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.update.Correction.Action;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Corrections of updates by operators, with who made them and why. */
@Repository
public class Corrections {

	// Always in the same order: two may be merged into each other at once.
	private static final String LOCK = """
			SELECT id, retracted_at IS NOT NULL AS retracted
			FROM reference_update
			WHERE id = ANY (CAST(:ids AS uuid[]))
			ORDER BY id
			FOR UPDATE
			""";

	private static final String FIND_MERGED = """
			SELECT correction.update_id
			FROM update_correction AS correction
			JOIN reference_update AS merged ON merged.id = correction.update_id AND merged.retracted_at IS NOT NULL
			WHERE correction.merged_into = :update AND correction.action = 'merge'
				AND NOT EXISTS (
					SELECT
					FROM update_correction AS later
					WHERE later.update_id = correction.update_id AND later.id > correction.id)
			LIMIT 1
			""";

	private static final String KEEP = """
			INSERT INTO update_correction (update_id, action, merged_into, reason, made_by)
			VALUES (:update, :action, :into, :reason, :by)
			""";

	private static final String FIND_READERS = """
			SELECT visible.workspace_id
			FROM reference_update
			JOIN visible_reference AS visible ON visible.reference_id = reference_update.reference_id
			WHERE reference_update.id = :update
			ORDER BY visible.workspace_id
			""";

	private final JdbcClient jdbc;

	private final Updates updates;

	private final WorkQueue work;

	private final StatusReversal statuses;

	Corrections(JdbcClient jdbc, Updates updates, WorkQueue work, StatusReversal statuses) {
		this.jdbc = jdbc;
		this.updates = updates;
		this.work = work;
		this.statuses = statuses;
	}

	/**
	 * Corrects an update. The index follows through the outbox. Retracting it restores
	 * the former status of versions; the workspaces that see the reference get it
	 * assessed.
	 * @param correction to make
	 * @return why it was not made, for the operator; empty if it was
	 */
	@Transactional
	public Optional<String> make(Correction correction) {
		Optional<String> problem = findProblem(correction);
		if (problem.isEmpty()) {
			keep(correction);
			boolean restored = correction.action() == Action.RESTORE;
			this.updates.retract(correction.update(), restored ? null : correction.reason());
			if (reverse(correction)) {
				askForAssessments(correction.update());
			}
		}
		return problem;
	}

	/**
	 * What is merged has happened; what is retracted has not. Says whether there is
	 * something to assess.
	 */
	private boolean reverse(Correction correction) {
		return switch (correction.action()) {
			case RETRACT -> this.statuses.undo(correction.update());
			case RESTORE -> {
				this.statuses.redo(correction.update());
				yield true;
			}
			case MERGE -> false;
		};
	}

	private Optional<String> findProblem(Correction correction) {
		Map<UUID, Boolean> retracted = lock(correction.update(), correction.into());
		return stateProblem(correction.update(), correction.action() == Action.RESTORE, retracted)
			.or(() -> Optional.ofNullable(correction.into()).flatMap((into) -> stateProblem(into, false, retracted)))
			.or(() -> mergedProblem(correction));
	}

	private static Optional<String> stateProblem(UUID update, boolean wanted, Map<UUID, Boolean> retracted) {
		Boolean known = retracted.get(update);
		if (known == null) {
			return Optional.of("There is no update '%s'".formatted(update));
		}
		return (known == wanted) ? Optional.empty()
				: Optional.of("Update '%s' is %s".formatted(update, known ? "retracted already" : "not retracted"));
	}

	/** Else both would be gone, and with them the change. */
	private Optional<String> mergedProblem(Correction correction) {
		return (correction.action() == Action.RESTORE) ? Optional.empty()
				: this.jdbc.sql(FIND_MERGED)
					.param("update", correction.update())
					.query(UUID.class)
					.optional()
					.map((merged) -> "Update '%s' stands for '%s', which was merged into it: restore that first"
						.formatted(correction.update(), merged));
	}

	private Map<UUID, Boolean> lock(UUID update, @Nullable UUID into) {
		String[] ids = Stream.of(update, into).filter(Objects::nonNull).map(String::valueOf).toArray(String[]::new);
		return this.jdbc.sql(LOCK)
			.param("ids", ids)
			.query((row, number) -> Map.entry(row.getObject("id", UUID.class), row.getBoolean("retracted")))
			.list()
			.stream()
			.collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
	}

	private void keep(Correction correction) {
		this.jdbc.sql(KEEP)
			.param("update", correction.update())
			.param("action", correction.action().code())
			.param("into", correction.into())
			.param("reason", correction.reason())
			.param("by", correction.by())
			.update();
	}

	private void askForAssessments(UUID update) {
		this.jdbc.sql(FIND_READERS)
			.param("update", update)
			.query(UUID.class)
			.list()
			.forEach((workspace) -> this.work.request(WorkKind.ASSESS, workspace.toString(), workspace));
	}

}
