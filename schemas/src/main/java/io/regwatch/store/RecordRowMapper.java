package io.regwatch.store;

import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.SimplePropertyRowMapper;

/**
 * Maps rows to records by name, with the converters of {@link JdbcConfiguration}. Use it
 * for lists, whose elements are never {@code null}, where {@code query(SomeRecord.class)}
 * allows for rows with a single {@code NULL}.
 */
public final class RecordRowMapper {

	private RecordRowMapper() {
	}

	/**
	 * A mapper for a record.
	 * @param <T> the record
	 * @param type of the record
	 * @return reads component {@code externalId} from column {@code external_id}
	 */
	public static <T> RowMapper<T> of(Class<T> type) {
		return new SimplePropertyRowMapper<>(type, JdbcConfiguration.CONVERSIONS);
	}

}
