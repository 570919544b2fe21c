package io.regwatch.ops.benchmark.api;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * A row of {@link PlainRows}, column by column.
 *
 * @param columns the texts, the first one at 1
 * @param published column 15
 */
@SuppressWarnings("ArrayRecordComponent")
record PlainRow(@Nullable String[] columns, OffsetDateTime published) {

	private static final int COLUMNS = 21;

	private static final int PUBLISHED = 15;

	static PlainRow of(ResultSet result) throws SQLException {
		@Nullable String[] columns = new @Nullable String[COLUMNS + 1];
		for (int column = 1; column <= COLUMNS; column++) {
			columns[column] = (column != PUBLISHED) ? result.getString(column) : null;
		}
		return new PlainRow(columns, result.getObject(PUBLISHED, OffsetDateTime.class));
	}

	void list(JsonGenerator json) {
		begin(json);
		json.writeEndObject();
		context(json);
		json.writeEndObject();
	}

	void detail(JsonGenerator json) {
		begin(json);
		write(json, "content", 21);
		json.writeEndObject();
		context(json);
		json.writeObjectPropertyStart("currentVersion");
		write(json, "id", 20);
		write(json, "referenceId", 3);
		json.writeEndObject();
		json.writeObjectPropertyStart("redline");
		json.writeStringProperty("html", "");
		json.writeStringProperty("status", "none");
		json.writeEndObject();
		json.writeEndObject();
	}

	private void begin(JsonGenerator json) {
		json.writeStartObject();
		write(json, "id", 1);
		write(json, "kind", 2);
		json.writeObjectPropertyStart("reference");
		write(json, "id", 3);
		write(json, "externalId", 4);
		write(json, "title", 5);
		write(json, "type", 6);
		json.writeObjectPropertyStart("source");
		write(json, "id", 7);
		write(json, "title", 8);
		write(json, "geography", 9);
		write(json, "institutionName", 10);
		json.writeEndObject();
		json.writeEndObject();
		json.writeObjectPropertyStart("update");
		write(json, "updateType", 11);
		write(json, "title", 12);
		write(json, "shortSummary", 13);
		write(json, "summary", 14);
		json.writeStringProperty("publicationDate", this.published.toInstant().toString());
	}

	private void context(JsonGenerator json) {
		if (this.columns[16] == null) {
			json.writeNullProperty("context");
			return;
		}
		json.writeObjectPropertyStart("context");
		write(json, "status", 16);
		write(json, "priority", 17);
		write(json, "impactSummary", 18);
		write(json, "suggestedActions", 19);
		json.writeEndObject();
	}

	private void write(JsonGenerator json, String name, int column) {
		json.writeStringProperty(name, this.columns[column]);
	}

}
