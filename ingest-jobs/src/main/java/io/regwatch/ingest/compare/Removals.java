package io.regwatch.ingest.compare;

import java.util.List;

import io.regwatch.ingest.run.Run;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.RemovalPolicy;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.VersionStatus;
import io.regwatch.store.DatabaseClock;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * References that a run found gone: they are withdrawn if that is the policy of their
 * source, unless they have ended otherwise.
 */
@Component
class Removals {

	private static final String FIND = """
			SELECT external_id
			FROM run_item
			WHERE run_id = :run AND outcome = 'gone'
			ORDER BY position
			""";

	private final JdbcClient jdbc;

	private final Sources sources;

	private final References references;

	private final VersionEndings endings;

	private final UpdateFactory updateFactory;

	private final DatabaseClock clock;

	Removals(JdbcClient jdbc, Sources sources, References references, VersionEndings endings,
			UpdateFactory updateFactory, DatabaseClock clock) {
		this.jdbc = jdbc;
		this.sources = sources;
		this.references = references;
		this.endings = endings;
		this.updateFactory = updateFactory;
		this.clock = clock;
	}

	/** External ids of what is gone, if that means something at the run's source. */
	List<String> find(Run run) {
		return (this.sources.get(run.sourceId()).removal() == RemovalPolicy.WITHDRAWS)
				? this.jdbc.sql(FIND).param("run", run.id()).query((row, number) -> row.getString("external_id")).list()
				: List.of();
	}

	/** Withdraws a reference that has not ended otherwise, with an update. */
	void withdraw(Run run, String externalId) {
		this.references.lock(run.sourceId(), externalId)
			.filter((known) -> !known.isOver() && !known.wasListed())
			.ifPresent((known) -> withdraw(run, known));
	}

	private void withdraw(Run run, KnownReference known) {
		SourceDefinition source = this.sources.get(run.sourceId());
		UpdateDate date = new UpdateDate(this.clock.now(), false);
		this.endings.end(known.id(), VersionStatus.WITHDRAWN, date.at(), "removal");
		UpdateText text = UpdateText.ofWithdrawal(known, source,
				UpdateText.typeOf(null, known.type(), VersionStatus.WITHDRAWN));
		this.updateFactory.consequence(UpdateKind.WITHDRAWAL, text, date, known, run.id());
	}

}
