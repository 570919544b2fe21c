package io.regwatch.ingest.compare;

import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.UUID;

import io.regwatch.schema.UpdateKind;
import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry.Kind;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The updates of references; a new one is on its way to the index at once. */
@Repository
class Updates {

	private static final String ADD = """
			INSERT INTO reference_update (reference_id, run_item_id, kind, update_type, title, short_summary, summary,
				published_at, published_basis, backfilled, current_version_id, previous_version_id)
			VALUES (:reference, :item, :kind, :updateType, :title, :shortSummary, :summary, :publishedAt,
				:publishedBasis, :backfilled, :currentVersion, :previousVersion)
			RETURNING id
			""";

	private final JdbcClient jdbc;

	private final Outbox outbox;

	Updates(JdbcClient jdbc, Outbox outbox) {
		this.jdbc = jdbc;
		this.outbox = outbox;
	}

	void add(UpdateKind kind, UpdateText text, UpdateDate date, UUID reference, long itemId, UUID currentVersion,
			@Nullable UUID previousVersion, boolean backfilled) {
		UUID id = this.jdbc.sql(ADD)
			.param("reference", reference)
			.param("item", itemId)
			.param("kind", kind.code())
			.param("updateType", text.updateType())
			.param("title", text.title())
			.param("shortSummary", text.shortSummary())
			.param("summary", text.summary())
			.param("publishedAt", OffsetDateTime.ofInstant(date.at(), ZoneOffset.UTC))
			.param("publishedBasis", date.stated() ? "stated" : "detected")
			.param("backfilled", backfilled)
			.param("currentVersion", currentVersion)
			.param("previousVersion", previousVersion)
			.query(UUID.class)
			.single();
		this.outbox.add(Kind.UPDATE, id);
	}

}
