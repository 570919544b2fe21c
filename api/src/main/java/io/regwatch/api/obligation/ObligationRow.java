package io.regwatch.api.obligation;

import java.time.Instant;
import java.time.LocalDate;
import java.util.UUID;

import io.regwatch.api.update.UpdateEvidence;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.Deadline;
import io.regwatch.schema.ObligationState;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;

/** A row of the query of {@link Obligations}; its components are columns. */
record ObligationRow(UUID id, ObligationState state, Bearer bearer, String who, String what, String toWhom,
		boolean prohibited, @Nullable DeadlineKind deadlineKind, @Nullable String deadlineWords,
		@Nullable LocalDate dueOn, @Nullable Integer periodAmount, Deadline.@Nullable Unit periodUnit,
		@Nullable String periodEvent, @Nullable LocalDate appliesFrom, UUID versionId, int segment, int page,
		int startOffset, int endOffset, String quote, @Nullable UUID previousId, @Nullable String previousQuote,
		UUID updateId, Instant publishedAt, VersionStatus versionStatus, UUID referenceId, String externalId,
		String title, String sourceId) {

	Obligation obligation() {
		return new Obligation(this.id, this.state, this.bearer, this.who, this.what, this.toWhom, this.prohibited,
				due(), this.appliesFrom,
				new UpdateEvidence.Quote(this.versionId, this.page, this.segment, this.startOffset, this.endOffset,
						this.quote),
				previous(), this.updateId, this.publishedAt, this.versionStatus,
				new Obligation.StatedIn(this.referenceId, this.externalId, this.title, this.sourceId));
	}

	private Obligation.@Nullable Due due() {
		DeadlineKind kind = this.deadlineKind;
		String words = this.deadlineWords;
		return (kind != null && words != null)
				? new Obligation.Due(kind, words, this.dueOn, this.periodAmount, this.periodUnit, this.periodEvent)
				: null;
	}

	private Obligation.@Nullable Previous previous() {
		UUID before = this.previousId;
		String text = this.previousQuote;
		return (this.state == ObligationState.CHANGED && before != null && text != null)
				? new Obligation.Previous(before, text) : null;
	}

}
