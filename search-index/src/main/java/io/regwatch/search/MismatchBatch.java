package io.regwatch.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.regwatch.search.MergeJoin.Suspect;
import io.regwatch.search.MismatchVerifier.Finding;
import org.jspecify.annotations.Nullable;

/** Gathers the suspects of an index and settles a page of them at a time. */
final class MismatchBatch {

	private final Index index;

	private final MismatchVerifier look;

	private final @Nullable IndexRepair repair;

	private final ReconcileListener listener;

	private final int page;

	private final Map<String, Boolean> misplaced = new HashMap<>();

	private ReconcileStats tally;

	MismatchBatch(Index index, MismatchVerifier look, @Nullable IndexRepair repair, ReconcileListener listener,
			int page) {
		this.index = index;
		this.look = look;
		this.repair = repair;
		this.listener = listener;
		this.page = page;
		this.tally = ReconcileStats.nothing(index.kind());
	}

	void add(Suspect suspect) {
		this.misplaced.merge(suspect.id(), suspect.misplaced(), Boolean::logicalAnd);
		if (this.misplaced.size() >= this.page) {
			settle();
		}
	}

	ReconcileStats end() {
		if (!this.misplaced.isEmpty()) {
			settle();
		}
		return this.tally;
	}

	private void settle() {
		List<Finding> findings = this.look.at(this.index, this.misplaced.keySet())
			.stream()
			.filter(this::isOfThisPlace)
			.toList();
		this.misplaced.clear();
		Set<String> wrong = (this.repair != null) ? this.repair.repair(this.index, findings) : Set.of();
		List<Mismatch> differences = findings.stream()
			.map((finding) -> new Mismatch(this.index.kind(), finding.id(), finding.flaw(),
					this.repair != null && !wrong.contains(finding.id())))
			.toList();
		this.tally = this.tally.with(differences);
		differences.forEach(this.listener::found);
	}

	/** What has a row is told of once, where the row stands. */
	private boolean isOfThisPlace(Finding finding) {
		return finding.flaw() == MismatchType.EXTRA || !this.misplaced.getOrDefault(finding.id(), false);
	}

}
