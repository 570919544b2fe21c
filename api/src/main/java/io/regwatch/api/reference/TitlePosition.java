package io.regwatch.api.reference;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.UUID;

import io.regwatch.api.security.Uuids;
import io.regwatch.search.Hit;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

/**
 * A position in a list of references that the database sorts: by title, then by id.
 *
 * @param key the title in lower case; {@code null} for the beginning of the list
 * @param id of the reference at this position
 */
record TitlePosition(@Nullable String key, UUID id) {

	/** Continues a query of {@code r} after a position. */
	static final String AFTER = """
			(CAST(:key AS text) IS NULL OR (lower(r.title) COLLATE "C", r.id) > (:key, :after))
			""";

	private static final TitlePosition BEGIN = new TitlePosition(null, new UUID(0, 0));

	static TitlePosition of(@Nullable SearchCursor cursor) {
		return (cursor != null) ? new TitlePosition(cursor.key(),
				Uuids.parse(cursor.id()).orElseThrow(() -> new NumberFormatException(cursor.id()))) : BEGIN;
	}

	/** Maps the columns {@code id} and {@code key}. */
	static Hit hit(ResultSet row, @SuppressWarnings("unused") int number) throws SQLException {
		UUID id = row.getObject("id", UUID.class);
		return new Hit(id, new SearchCursor(row.getString("key"), id.toString()));
	}

}
