package io.regwatch.api.assessment;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.ApplicabilityStatus;
import io.regwatch.schema.CodedEnum;
import io.regwatch.schema.Priority;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What runs have changed in assessments, of the updates that the workspace sees. */
@Repository
public class RunDifferences {

	private static final String DIFFERENCES = """
			FROM assessment AS now
			JOIN reference_update AS u ON u.id = now.update_id AND u.retracted_at IS NULL
			JOIN visible_reference AS visible
				ON visible.reference_id = u.reference_id AND visible.workspace_id = now.workspace_id
			LEFT JOIN LATERAL (
				SELECT status, priority, impact_summary, suggested_actions, reason_code
				FROM assessment
				WHERE workspace_id = now.workspace_id AND update_id = now.update_id AND created_at < now.created_at
				ORDER BY created_at DESC
				LIMIT 1) AS before ON true
			WHERE now.run_id = :run AND now.workspace_id = :workspace
				AND (now.status, now.priority, now.impact_summary, now.suggested_actions, now.reason_code)
					IS DISTINCT FROM (before.status, before.priority, before.impact_summary, before.suggested_actions,
						before.reason_code)
			""";

	private static final String FIND_IDS = """
			SELECT now.update_id
			%s
			ORDER BY u.published_at DESC, u.id DESC
			""".formatted(DIFFERENCES);

	private static final String FIND = """
			SELECT now.update_id, u.title, now.status, now.priority, now.impact_summary, now.suggested_actions,
				now.reason_code, before.status AS old_status, before.priority AS old_priority,
				before.impact_summary AS old_impact_summary, before.suggested_actions AS old_suggested_actions,
				before.reason_code AS old_reason_code
			%s
				AND now.update_id IN (:ids)
			""".formatted(DIFFERENCES);

	private static final List<String> FIELDS = List.of("status", "priority", "impactSummary", "suggestedActions",
			"reasonCode");

	private final JdbcClient jdbc;

	RunDifferences(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the updates that a run has assessed otherwise than before.
	 * @param workspace that reads
	 * @param run its id
	 * @return latest publication first
	 */
	public List<UUID> findIds(UUID workspace, UUID run) {
		return this.jdbc.sql(FIND_IDS)
			.param("workspace", workspace)
			.param("run", run)
			.query((row, _) -> row.getObject(1, UUID.class))
			.list();
	}

	/**
	 * Reads differences.
	 * @param workspace that reads
	 * @param run its id
	 * @param ids of at most 1,000 updates
	 * @return by id
	 */
	public Map<UUID, AssessmentDifference> find(UUID workspace, UUID run, Collection<UUID> ids) {
		return this.jdbc.sql(FIND)
			.param("workspace", workspace)
			.param("run", run)
			.param("ids", ids)
			.query(RunDifferences::difference)
			.list()
			.stream()
			.collect(Collectors.toMap(AssessmentDifference::update, (one) -> one));
	}

	private static AssessmentDifference difference(ResultSet row, int number) throws SQLException {
		AssessmentDifference.Fields after = fields(row, "");
		AssessmentDifference.Fields before = (row.getString("old_status") != null) ? fields(row, "old_") : null;
		return new AssessmentDifference(row.getObject("update_id", UUID.class), row.getString("title"),
				changed(before, after), before, after);
	}

	private static List<String> changed(AssessmentDifference.@Nullable Fields before,
			AssessmentDifference.Fields after) {
		List<Object> now = values(after);
		return (before == null) ? FIELDS
				: Stream.iterate(0, (place) -> place < FIELDS.size(), (place) -> place + 1)
					.filter((place) -> !Objects.equals(now.get(place), values(before).get(place)))
					.map(FIELDS::get)
					.toList();
	}

	private static List<Object> values(AssessmentDifference.Fields fields) {
		return List.of(fields.status(), fields.priority(), fields.impactSummary(), fields.suggestedActions(),
				fields.reasonCode());
	}

	private static AssessmentDifference.Fields fields(ResultSet row, String prefix) throws SQLException {
		return new AssessmentDifference.Fields(
				CodedEnum.of(ApplicabilityStatus.class, row.getString(prefix + "status")),
				CodedEnum.of(Priority.class, row.getString(prefix + "priority")),
				row.getString(prefix + "impact_summary"), row.getString(prefix + "suggested_actions"),
				row.getString(prefix + "reason_code"));
	}

}
