package io.regwatch.assessment.run;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

import io.regwatch.batch.Care;
import io.regwatch.batch.Hands;
import io.regwatch.batch.SharedItems;

import org.springframework.stereotype.Component;

/** Hands out the open items of runs and closes them. */
@Component
class OpenItems {

	/** What the workspace follows no longer. */
	private static final String NOT_SEEN = "not_seen";

	private final OwnedRuns owned;

	private final AssessmentItems items;

	private final Assessments assessments;

	private final Candidates candidates;

	private final Hands hands;

	OpenItems(OwnedRuns owned, AssessmentItems items, Assessments assessments, Candidates candidates, Hands hands) {
		this.owned = owned;
		this.items = items;
		this.assessments = assessments;
		this.candidates = candidates;
		this.hands = hands;
	}

	/** The items of a run, for its owner. */
	SharedItems of(AssessmentRun run, long execution) {
		return new SharedItems() {

			@Override
			public long count() {
				return OpenItems.this.count(run);
			}

			@Override
			public void countCrashes() {
				OpenItems.this.countCrashes(run, execution);
			}

			@Override
			public boolean isAnyFree() {
				return OpenItems.this.isAnyFree(run);
			}

		};
	}

	/** Notes how earlier executions, and those who lent a hand, ended. */
	void countCrashes(AssessmentRun run, long execution) {
		this.owned.own(run.id(), () -> {
			this.hands.withdrawDead(run.id());
			this.items.countCrashes(run.id(), execution);
		});
	}

	/** Whether something is open that nobody has in hand. */
	boolean isAnyFree(AssessmentRun run) {
		return this.items.isAnyFree(run.id());
	}

	/** Lets go of what is in hand, apart from some updates. */
	void letGo(AssessmentRun run, long execution, Set<UUID> kept) {
		this.owned.own(run.id(), () -> this.items.letGo(run.id(), execution, kept));
	}

	long count(AssessmentRun run) {
		return this.items.countOpen(run.id());
	}

	/**
	 * Claims the next ones.
	 * @return as they are now; empty if none is left
	 */
	List<SeenUpdate> claim(AssessmentRun run, long execution, Care care, int limit) {
		List<SeenUpdate> seen = List.of();
		Set<UUID> claimed = claimIds(run, execution, care, limit);
		while (seen.isEmpty() && !claimed.isEmpty()) {
			seen = this.candidates.find(run.workspace(), claimed);
			leave(run, claimed, seen);
			claimed = seen.isEmpty() ? claimIds(run, execution, care, limit) : claimed;
		}
		return seen;
	}

	/** Keeps judgements and closes their items, in one transaction. */
	void close(AssessmentRun run, List<ItemResult> results) {
		List<Assessment> judged = results.stream()
			.filter(ItemResult.Judged.class::isInstance)
			.map((result) -> ((ItemResult.Judged) result).assessment())
			.sorted(Comparator.comparing(Assessment::updateId))
			.toList();
		this.owned.own(run.id(), () -> {
			this.assessments.add(run, judged);
			this.items.close(run.id(), results);
		});
	}

	private Set<UUID> claimIds(AssessmentRun run, long execution, Care care, int limit) {
		return this.owned.own(run.id(), () -> this.items.claim(run.id(), execution, care, limit));
	}

	private void leave(AssessmentRun run, Set<UUID> claimed, List<SeenUpdate> seen) {
		Set<UUID> gone = new HashSet<>(claimed);
		seen.forEach((one) -> gone.remove(one.candidate().id()));
		if (!gone.isEmpty()) {
			close(run, gone.stream().<ItemResult>map((id) -> new ItemResult.Left(id, NOT_SEEN)).toList());
		}
	}

}
