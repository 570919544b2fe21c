package io.regwatch.api.update;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.store.Instants;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The evidence of visible updates. */
@Repository
public class VisibleEvidence {

	private static final String FIND = """
			SELECT a.model, a.prompt_version, a.reason_code, a.created_at, a.evidence,
				s.redistribution <> 'metadata' AS quotable,
				a.profile_version < (SELECT version FROM profile WHERE workspace_id = :workspace) AS stale
			""" + UpdateRow.FROM + """
			WHERE u.id = :id AND u.retracted_at IS NULL
			""";

	private static final TypeReference<List<StoredEvidence>> ENTRIES = new TypeReference<>() {
	};

	private final JdbcClient jdbc;

	private final JsonMapper json;

	VisibleEvidence(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Finds the evidence of an update that the workspace sees.
	 * @param workspace that reads
	 * @param update its id
	 * @return empty if the update is not visible
	 */
	public Optional<UpdateEvidence> find(UUID workspace, UUID update) {
		return this.jdbc.sql(FIND).param("workspace", workspace).param("id", update).query(this::evidence).optional();
	}

	private UpdateEvidence evidence(ResultSet row, int number) throws SQLException {
		if (row.getString("model") == null) {
			return new UpdateEvidence(null, List.of());
		}
		return new UpdateEvidence(
				new UpdateEvidence.Assessment(row.getString("model"), row.getString("prompt_version"),
						row.getString("reason_code"), Instants.get(row, "created_at"), row.getBoolean("stale")),
				StoredEvidence.statements(this.json.readValue(row.getString("evidence"), ENTRIES),
						row.getBoolean("quotable")));
	}

}
