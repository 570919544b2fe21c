package io.regwatch.ingest.compare;

import java.util.UUID;

import io.regwatch.ingest.run.ItemOutcomes;
import io.regwatch.ingest.run.RunItem.Outcome;
import io.regwatch.schema.UpdateKind;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Writes new references with their first versions and updates. */
@Component
class VersionWriter {

	private final References references;

	private final Versions versions;

	private final UpdateFactory updateFactory;

	private final ItemOutcomes outcomes;

	private final DatabaseClock clock;

	VersionWriter(References references, Versions versions, UpdateFactory updateFactory, ItemOutcomes outcomes,
			DatabaseClock clock) {
		this.references = references;
		this.versions = versions;
		this.updateFactory = updateFactory;
		this.outcomes = outcomes;
		this.clock = clock;
	}

	/** Writes a reference that was not known. */
	void publish(ComparedItem candidate) {
		UUID versionId = this.clock.newId();
		VersionState version = VersionState.of(candidate);
		ReferenceState state = ReferenceState.of(this.clock.newId(), versionId, candidate.listed(), candidate.source(),
				candidate.ownTitle(), candidate.file());
		this.references.add(candidate.source().id(), candidate.item().externalId(), state, candidate.language());
		this.versions.add(versionId, state.id(), 1, candidate.listed(), candidate.file(), version);
		UpdateText text = UpdateText.ofPublication(state, candidate,
				UpdateText.typeOf(candidate.listed(), state.type(), version.status()));
		UpdateDate date = UpdateDate.of(version.published(), null, candidate.now());
		this.updateFactory.publication(candidate, text, date, state.id(), versionId);
		this.outcomes.finish(candidate.item(), Outcome.NEW, null);
	}

}
