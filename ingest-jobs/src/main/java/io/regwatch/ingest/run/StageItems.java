package io.regwatch.ingest.run;

import java.util.Collection;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Supplier;

import io.regwatch.batch.Care;
import io.regwatch.batch.SharedItems;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.schema.RejectionReason;

/**
 * The items of a run at one stage, for somebody who proves in each transaction that they
 * may take them: one that has lost the run keeps its hands off.
 */
final class StageItems implements SharedItems {

	private final Run run;

	private final Stage stage;

	private final long claimant;

	private final Consumer<UUID> proof;

	private final ItemSteps steps;

	StageItems(Run run, Stage stage, long claimant, Consumer<UUID> proof, ItemSteps steps) {
		this.run = run;
		this.stage = stage;
		this.claimant = claimant;
		this.proof = proof;
		this.steps = steps;
	}

	Run run() {
		return this.run;
	}

	Stage stage() {
		return this.stage;
	}

	/** Works in a transaction in which the run may be worked on. */
	void own(Runnable work) {
		own(() -> {
			work.run();
			return this.run;
		});
	}

	/** Works in a transaction in which the run may be worked on. */
	<T> T own(Supplier<T> work) {
		return this.steps.transaction().execute((status) -> {
			this.proof.accept(this.run.id());
			return work.get();
		});
	}

	/** Claims the next ones. */
	List<RunItem> claim(Care care, int count) {
		return own(() -> this.steps.claims().claim(this.run.id(), this.stage, this.claimant, care, count));
	}

	/** Lets go of what is in hand, apart from some items. */
	void letGo(Collection<Long> kept) {
		own(() -> this.steps.claims().letGo(this.run.id(), this.stage, this.claimant, kept));
	}

	@Override
	public void countCrashes() {
		own(() -> {
			this.steps.hands().withdrawDead(this.run.id());
			this.steps.claims().countCrashes(this.run.id(), this.stage, this.claimant);
		});
	}

	@Override
	public boolean isAnyFree() {
		return this.steps.claims().isAnyFree(this.run.id(), this.stage);
	}

	@Override
	public long count() {
		return this.steps.claims().count(this.run.id(), this.stage);
	}

	void reject(RunItem item, String detail) {
		own(() -> this.steps.quarantine().reject(item, item.file(), RejectionReason.FAILED, detail));
	}

	void tell(long done, long total) {
		this.steps.publish(new StageProgress(this.run.sourceId(), this.stage, done, total));
	}

	boolean stopping() {
		return this.steps.stopping();
	}

}
