package io.regwatch.search.reconcile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.regwatch.search.index.Index;
import io.regwatch.search.reconcile.MergeJoin.Suspect;
import io.regwatch.search.reconcile.MismatchVerifier.Finding;
import org.jspecify.annotations.Nullable;

/** Collects the suspects of an index, verifies and repairs them a page at a time. */
final class MismatchBatch {

	private final Index index;

	private final MismatchVerifier verifier;

	private final @Nullable IndexRepair repair;

	private final ReconcileListener listener;

	private final int pageSize;

	private final Map<String, Boolean> misplaced = new HashMap<>();

	private ReconcileStats stats;

	MismatchBatch(Index index, MismatchVerifier verifier, @Nullable IndexRepair repair, ReconcileListener listener,
			int pageSize) {
		this.index = index;
		this.verifier = verifier;
		this.repair = repair;
		this.listener = listener;
		this.pageSize = pageSize;
		this.stats = ReconcileStats.empty(index.kind());
	}

	void add(Suspect suspect) {
		this.misplaced.merge(suspect.id(), suspect.misplaced(), Boolean::logicalAnd);
		if (this.misplaced.size() >= this.pageSize) {
			flush();
		}
	}

	ReconcileStats end() {
		flush();
		return this.stats;
	}

	private void flush() {
		if (this.misplaced.isEmpty()) {
			return;
		}
		List<Finding> findings = this.verifier.verify(this.index, this.misplaced.keySet())
			.stream()
			.filter(this::isReportedHere)
			.toList();
		this.misplaced.clear();
		Set<String> failed = (this.repair != null) ? this.repair.repair(this.index, findings) : Set.of();
		List<Mismatch> mismatches = findings.stream()
			.map((finding) -> new Mismatch(this.index.kind(), finding.id(), finding.type(),
					this.repair != null && !failed.contains(finding.id())))
			.toList();
		this.stats = this.stats.with(mismatches);
		mismatches.forEach(this.listener::found);
	}

	/** An id that has a row is reported once, at the position of its row. */
	private boolean isReportedHere(Finding finding) {
		return finding.type() == MismatchType.EXTRA || !this.misplaced.getOrDefault(finding.id(), false);
	}

}
