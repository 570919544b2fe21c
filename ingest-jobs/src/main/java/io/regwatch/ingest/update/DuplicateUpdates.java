package io.regwatch.ingest.update;

import java.util.UUID;

import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry.Kind;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Updates that are hidden by the update of another source about the same act. */
@Repository
public class DuplicateUpdates {

	private static final String RELEASE = """
			WITH hidden AS (
				SELECT repeated.id, first_value(repeated.id) OVER (
					PARTITION BY twin.id
					ORDER BY repeated.retracted_at IS NOT NULL, repeated.detected_at, repeated.id) AS first_id
				FROM reference_update AS twin
				JOIN reference AS hiding ON hiding.id = twin.reference_id AND hiding.source_id = :source
				JOIN reference_update AS repeated ON repeated.duplicate_of_id = twin.id
				JOIN reference AS other ON other.id = repeated.reference_id AND other.source_id <> :source)
			UPDATE reference_update AS repeated
			SET duplicate_of_id = nullif(hidden.first_id, hidden.id), revision = revision + 1
			FROM hidden
			WHERE repeated.id = hidden.id
			RETURNING repeated.id
			""";

	private final JdbcClient jdbc;

	private final Outbox outbox;

	DuplicateUpdates(JdbcClient jdbc, Outbox outbox) {
		this.jdbc = jdbc;
		this.outbox = outbox;
	}

	/**
	 * Shows the updates of other sources that those of a source hide, in the caller's
	 * transaction, which must be active. Of several about one act, the first hides the
	 * others from now on.
	 * @param source that is about to be deleted
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void release(String source) {
		this.jdbc.sql(RELEASE)
			.param("source", source)
			.query(UUID.class)
			.list()
			.forEach((id) -> this.outbox.add(Kind.UPDATE, id));
	}

}
