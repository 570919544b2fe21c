package io.regwatch.ops.benchmark.api;

import java.io.IOException;
import java.io.OutputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import javax.sql.DataSource;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

/** Selects rows by primary keys and writes them field by field. */
record PlainRows(DataSource source) {

	private static final JsonMapper JSON = new JsonMapper();

	private static final String SELECT = """
			SELECT u.id, u.kind, r.id, r.external_id, r.title, r.type, s.id, s.title, s.geography, s.institution_name,
				u.update_type, u.title, coalesce(d.short_summary, u.short_summary), coalesce(d.summary, u.summary),
				u.published_at, a.status, a.priority, a.impact_summary,
				a.suggested_actions, u.current_version_id, %s
			FROM reference_update u
			JOIN reference r ON r.id = u.reference_id
			JOIN source s ON s.id = r.source_id
			LEFT JOIN digest d ON d.update_id = u.id
			LEFT JOIN assessment a ON a.workspace_id = CAST(? AS uuid) AND a.update_id = u.id AND a.current
			WHERE u.id = %s
			""";

	private static final String LIST = SELECT.formatted("NULL", "ANY (CAST(? AS uuid[]))");

	private static final String DETAIL = SELECT.formatted("u.content", "CAST(? AS uuid)");

	/** Begins an array, which its caller ends. */
	static JsonGenerator begin(OutputStream body) {
		JsonGenerator json = JSON.createGenerator(body);
		json.writeStartArray();
		return json;
	}

	void list(Workspace workspace, List<String> ids, JsonGenerator json) throws IOException {
		Map<String, PlainRow> rows = find(LIST, workspace, ids.toArray(String[]::new));
		for (String id : ids) {
			PlainRow row = rows.get(id);
			if (row != null) {
				row.list(json);
			}
		}
	}

	void detail(Workspace workspace, String id, OutputStream body) throws IOException {
		try (JsonGenerator json = JSON.createGenerator(body)) {
			find(DETAIL, workspace, id).values().forEach((row) -> row.detail(json));
		}
	}

	private Map<String, PlainRow> find(String statement, Workspace workspace, Object ids) throws IOException {
		try (Connection connection = this.source.getConnection();
				PreparedStatement select = connection.prepareStatement(statement)) {
			select.setString(1, workspace.id().toString());
			select.setObject(2, ids);
			try (ResultSet result = select.executeQuery()) {
				Map<String, PlainRow> rows = new HashMap<>();
				while (result.next()) {
					rows.put(result.getString(1), PlainRow.of(result));
				}
				return rows;
			}
		}
		catch (SQLException ex) {
			throw new IOException(ex);
		}
	}

}
