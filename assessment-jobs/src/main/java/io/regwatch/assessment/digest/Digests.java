package io.regwatch.assessment.digest;

import java.util.UUID;

import io.regwatch.assessment.obligation.ObligationReading;
import io.regwatch.assessment.obligation.ObligationRepository;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.Outbox;
import io.regwatch.store.OutboxEntry;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** The digests, at most one of an update. */
@Repository
class Digests {

	private static final String ADD = """
			INSERT INTO digest (update_id, short_summary, summary, findings, model, prompt_version, sha256, embeddings)
			SELECT id, :shortSummary, :summary, CAST(:findings AS jsonb), :model, :promptVersion, :sha256,
				CAST(:embeddings AS jsonb)
			FROM reference_update
			WHERE id = :update
			ON CONFLICT (update_id) DO NOTHING
			""";

	private final JdbcClient jdbc;

	private final DigestItems items;

	private final Outbox outbox;

	private final ObligationRepository obligations;

	private final JsonMapper json;

	Digests(JdbcClient jdbc, DigestItems items, Outbox outbox, ObligationRepository obligations, JsonMapper json) {
		this.jdbc = jdbc;
		this.items = items;
		this.outbox = outbox;
		this.obligations = obligations;
		this.json = json;
	}

	/** Writes a digest; nothing, if the update is gone or has one already. */
	@Transactional(propagation = Propagation.MANDATORY)
	public void add(UUID update, Digest digest) {
		String findings = this.json.writeValueAsString(digest.findings());
		int added = this.jdbc.sql(ADD)
			.param("update", update)
			.param("shortSummary", digest.shortSummary())
			.param("summary", digest.summary())
			.param("findings", findings)
			.param("model", digest.usage().model())
			.param("promptVersion", digest.usage().promptVersion())
			.param("sha256", ContentHash.of(String.join("\n", digest.shortSummary(), digest.summary(), findings)).hex())
			.param("embeddings", this.json.writeValueAsString(digest.embeddings()))
			.update();
		if (added > 0) {
			this.outbox.add(OutboxEntry.Kind.UPDATE, update);
			addObligations(update, digest.obligations());
		}
		this.items.remove(update);
	}

	private void addObligations(UUID update, @Nullable ObligationReading read) {
		if (read != null) {
			this.obligations.add(update, read);
		}
	}

}
