package io.regwatch.api.update;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

import io.regwatch.api.security.Uuids;
import io.regwatch.search.Hit;
import io.regwatch.search.SearchCursor;
import org.jspecify.annotations.Nullable;

/**
 * A position in a list of updates that the database sorts: by publication date, latest
 * first, then by id.
 *
 * @param publishedAt of the update at this position
 * @param id of this update
 */
public record PublicationPosition(OffsetDateTime publishedAt, UUID id) {

	/**
	 * Continues a query of {@code u} after a position; queries sort by
	 * {@code published_at DESC, id}.
	 */
	public static final String AFTER = """
			(u.published_at < :before OR (u.published_at = :before AND u.id > :after))
			""";

	private static final PublicationPosition BEGIN = new PublicationPosition(OffsetDateTime.MAX, new UUID(0, 0));

	/**
	 * Decodes a position.
	 * @param cursor {@code null} for the beginning of the list
	 * @return the position
	 * @throws NumberFormatException if it is of another list
	 */
	public static PublicationPosition of(@Nullable SearchCursor cursor) {
		if (cursor == null) {
			return BEGIN;
		}
		UUID id = Uuids.parse(cursor.id()).orElseThrow(() -> new NumberFormatException(cursor.id()));
		return new PublicationPosition(time(cursor.key()), id);
	}

	/**
	 * Maps the columns {@code id} and {@code published_at}.
	 * @param row of the query
	 * @param number of the row
	 * @return the hit
	 * @throws SQLException if a column is missing
	 */
	public static Hit hit(ResultSet row, @SuppressWarnings("unused") int number) throws SQLException {
		UUID id = row.getObject("id", UUID.class);
		Instant published = row.getObject("published_at", OffsetDateTime.class).toInstant();
		return new Hit(id,
				new SearchCursor(String.valueOf(ChronoUnit.MICROS.between(Instant.EPOCH, published)), id.toString()));
	}

	private static OffsetDateTime time(String micros) {
		try {
			return Instant.EPOCH.plus(Long.parseLong(micros), ChronoUnit.MICROS).atOffset(ZoneOffset.UTC);
		}
		catch (DateTimeException | ArithmeticException ex) {
			throw new NumberFormatException(ex.getMessage());
		}
	}

}
