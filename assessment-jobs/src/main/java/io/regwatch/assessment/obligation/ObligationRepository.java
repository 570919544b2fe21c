package io.regwatch.assessment.obligation;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.reading.Deadline;
import io.regwatch.reading.Duty;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.namedparam.MapSqlParameterSource;
import org.springframework.jdbc.core.namedparam.NamedParameterJdbcTemplate;
import org.springframework.jdbc.core.namedparam.SqlParameterSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Stores the obligations of updates, once. */
@Repository
public class ObligationRepository {

	private static final String ADD_READING = """
			INSERT INTO obligation_reading (update_id)
			SELECT id FROM reference_update WHERE id = :update
			ON CONFLICT DO NOTHING
			RETURNING (SELECT reference_id FROM reference_update WHERE id = :update)
			""";

	private static final String ADD = """
			INSERT INTO obligation (update_id, id, state, bearer, who, what, to_whom, prohibited, deadline_kind,
				deadline_words, due_on, period_amount, period_unit, period_event, applies_from, version_id, segment, page,
				start_offset, end_offset, quote, previous_id, previous_quote)
			VALUES (:update, :id, :state, :bearer, :who, :what, :toWhom, :prohibited, :kind, :words, :dueOn, :amount, :unit,
				:event, :appliesFrom, :version, :segment, :page, :start, :end, :quote, :previousId, :previousQuote)
			ON CONFLICT DO NOTHING
			""";

	private final NamedParameterJdbcTemplate jdbc;

	ObligationRepository(NamedParameterJdbcTemplate jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Writes a reading; nothing, if the update is gone or has one already.
	 * @param update that made the version
	 * @param reading of the version
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void add(UUID update, ObligationReading reading) {
		JdbcClient.create(this.jdbc)
			.sql(ADD_READING)
			.param("update", update)
			.query(UUID.class)
			.optional()
			.ifPresent((reference) -> this.jdbc.batchUpdate(ADD,
					reading.changes()
						.stream()
						.map((change) -> new MapSqlParameterSource(row(update, reference, change)))
						.toArray(SqlParameterSource[]::new)));
	}

	private static Map<String, @Nullable Object> row(UUID update, UUID reference, ObligationChange change) {
		StatedObligation stated = change.stated();
		@Nullable StatedObligation previous = change.previous();
		Map<String, @Nullable Object> row = new HashMap<>(duty(stated.duty()));
		row.putAll(deadline(stated.deadline()));
		row.putAll(evidence(stated.evidence()));
		row.put("update", update);
		row.put("id", id(reference, stated));
		row.put("state", change.state().code());
		row.put("appliesFrom", stated.appliesFrom());
		row.put("previousId", (previous != null) ? id(reference, previous) : null);
		row.put("previousQuote", (previous != null) ? previous.evidence().quote() : null);
		return row;
	}

	private static UUID id(UUID reference, StatedObligation stated) {
		return UUID.nameUUIDFromBytes((reference + "\n" + stated.key()).getBytes(StandardCharsets.UTF_8));
	}

	private static Map<String, Object> duty(Duty duty) {
		return Map.of("bearer", duty.bearer().code(), "who", duty.who(), "what", duty.what(), "toWhom", duty.toWhom(),
				"prohibited", duty.prohibited());
	}

	private static Map<String, Object> evidence(Evidence.OfText evidence) {
		return Map.of("version", evidence.versionId(), "segment", evidence.segment(), "page", evidence.page(), "start",
				evidence.start(), "end", evidence.end(), "quote", evidence.quote());
	}

	private static Map<String, @Nullable Object> deadline(@Nullable Deadline deadline) {
		Map<String, @Nullable Object> row = new HashMap<>();
		for (String column : new String[] { "kind", "words", "dueOn", "amount", "unit", "event" }) {
			row.put(column, null);
		}
		if (deadline != null) {
			row.put("words", deadline.words());
			row.putAll(values(deadline));
		}
		return row;
	}

	private static Map<String, Object> values(Deadline deadline) {
		return switch (deadline) {
			case Deadline.OnDate day -> Map.of("kind", "date", "dueOn", day.date());
			case Deadline.Within within -> Map.of("kind", "period", "amount", within.amount(), "unit",
					within.unit().code(), "event", within.event());
			case Deadline.AtOnce _ -> Map.of("kind", "immediate");
		};
	}

}
