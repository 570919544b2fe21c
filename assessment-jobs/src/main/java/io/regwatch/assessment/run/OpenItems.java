package io.regwatch.assessment.run;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.regwatch.batch.PoisonPolicy;
import io.regwatch.batch.Hands;
import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.SharedItems;

/** The open items of a run, for somebody who may take them. */
final class OpenItems implements SharedItems {

	/** What the workspace follows no longer. */
	private static final String NOT_SEEN = "not_seen";

	private final AssessmentRun run;

	private final long claimant;

	private final FencedTransaction hold;

	private final AssessmentItems items;

	private final Assessments assessments;

	private final AssessableUpdates candidates;

	private final Hands hands;

	OpenItems(AssessmentRun run, long claimant, FencedTransaction hold, AssessmentItems items, Assessments assessments,
			AssessableUpdates candidates, Hands hands) {
		this.run = run;
		this.claimant = claimant;
		this.hold = hold;
		this.items = items;
		this.assessments = assessments;
		this.candidates = candidates;
		this.hands = hands;
	}

	AssessmentRun run() {
		return this.run;
	}

	/** Under what everything is written. */
	FencedTransaction hold() {
		return this.hold;
	}

	/**
	 * Claims the next ones.
	 * @return as they are now; empty if none is left
	 */
	List<VisibleUpdate> claim(PoisonPolicy care, int limit) {
		List<VisibleUpdate> seen = List.of();
		Set<UUID> claimed = claimIds(care, limit);
		while (seen.isEmpty() && !claimed.isEmpty()) {
			seen = this.candidates.find(this.run.workspace(), claimed);
			leave(claimed, seen);
			claimed = seen.isEmpty() ? claimIds(care, limit) : claimed;
		}
		return seen;
	}

	/** Keeps judgements and closes their items, in one transaction. */
	void close(List<ItemResult> results) {
		List<Assessment> judged = results.stream()
			.filter(ItemResult.Judged.class::isInstance)
			.map((result) -> ((ItemResult.Judged) result).assessment())
			.sorted(Comparator.comparing(Assessment::updateId))
			.toList();
		this.hold.with(() -> {
			this.assessments.add(this.run, judged);
			this.items.close(this.run.id(), results);
		});
	}

	/** Lets go of what is in hand, apart from some updates. */
	void release(Set<UUID> kept) {
		this.hold.with(() -> this.items.release(this.run.id(), this.claimant, kept));
	}

	@Override
	public long count() {
		return this.items.countOpen(this.run.id());
	}

	@Override
	public void countCrashes() {
		this.hold.with(() -> {
			this.hands.withdrawDead(this.run.id());
			this.items.countCrashes(this.run.id(), this.claimant);
		});
	}

	@Override
	public void takeBack() {
		this.hold.with(() -> this.hands.withdrawAll(this.run.id()));
	}

	@Override
	public boolean isAnyFree() {
		return this.items.isAnyFree(this.run.id());
	}

	private Set<UUID> claimIds(PoisonPolicy care, int limit) {
		return this.hold.with(() -> this.items.claim(this.run.id(), this.claimant, care, limit));
	}

	private void leave(Set<UUID> claimed, List<VisibleUpdate> seen) {
		Set<UUID> gone = new HashSet<>(claimed);
		seen.forEach((one) -> gone.remove(one.candidate().id()));
		if (!gone.isEmpty()) {
			close(gone.stream().<ItemResult>map((id) -> new ItemResult.Left(id, NOT_SEEN)).toList());
		}
	}

}
