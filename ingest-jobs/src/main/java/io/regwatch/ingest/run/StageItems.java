package io.regwatch.ingest.run;

import java.util.Collection;
import java.util.List;

import io.regwatch.batch.PoisonPolicy;
import io.regwatch.batch.Hands;
import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.SharedItems;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.schema.RejectionReason;

/** The items of a run at one stage, for somebody who may take them. */
final class StageItems implements SharedItems {

	private final Run run;

	private final Stage stage;

	private final long claimant;

	private final FencedTransaction hold;

	private final ItemClaims claims;

	private final Hands hands;

	private final Quarantine quarantine;

	StageItems(Run run, Stage stage, long claimant, FencedTransaction hold, ItemClaims claims, Hands hands,
			Quarantine quarantine) {
		this.run = run;
		this.stage = stage;
		this.claimant = claimant;
		this.hold = hold;
		this.claims = claims;
		this.hands = hands;
		this.quarantine = quarantine;
	}

	Run run() {
		return this.run;
	}

	Stage stage() {
		return this.stage;
	}

	/** Under what everything is written. */
	FencedTransaction hold() {
		return this.hold;
	}

	/** Claims the next ones. */
	List<RunItem> claim(PoisonPolicy care, int count) {
		return this.hold.with(() -> this.claims.claim(this.run.id(), this.stage, this.claimant, care, count));
	}

	/** Lets go of what is in hand, apart from some items. */
	void release(Collection<Long> kept) {
		this.hold.with(() -> this.claims.release(this.run.id(), this.stage, this.claimant, kept));
	}

	void reject(RunItem item, String detail) {
		this.hold.with(() -> this.quarantine.reject(item, item.file(), RejectionReason.FAILED, detail));
	}

	@Override
	public long count() {
		return this.claims.count(this.run.id(), this.stage);
	}

	@Override
	public void countCrashes() {
		this.hold.with(() -> {
			this.hands.withdrawDead(this.run.id());
			this.claims.countCrashes(this.run.id(), this.stage, this.claimant);
		});
	}

	@Override
	public void takeBack() {
		this.hold.with(() -> this.hands.withdrawAll(this.run.id()));
	}

	@Override
	public boolean isAnyFree() {
		return this.claims.isAnyFree(this.run.id(), this.stage);
	}

}
