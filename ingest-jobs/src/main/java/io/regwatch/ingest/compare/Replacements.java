package io.regwatch.ingest.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.ingest.compare.Replacement.Extent;
import io.regwatch.schema.ContentHash;
import io.regwatch.schema.RejectionReason;

/**
 * Judges all texts of a run that are in the place of known ones. A single one is accepted
 * when the next run finds it again. Repetition proves nothing if it is short, or if there
 * are other signs that the host sends another page, because that may last for weeks.
 */
final class Replacements {

	/** Fewer replaced texts may be chance. */
	private static final int SEVERAL = 3;

	/** Pages that stand for more than one document. */
	private final Set<String> shared;

	/** Whether too many texts are replaced although their rows are the same. */
	private final boolean manySilent;

	/** Whether most texts of the source are replaced. */
	private final boolean most;

	/**
	 * Judges some.
	 * @param all of a run
	 * @param fetched how many known documents the run received or found unchanged
	 */
	Replacements(List<Replacement> all, int fetched) {
		Map<String, Set<ContentHash>> pages = all.stream()
			.filter(Replacements::mayBeShared)
			.collect(Collectors.groupingBy(Replacement::page,
					Collectors.mapping(Replacement::known, Collectors.toSet())));
		this.shared = pages.entrySet()
			.stream()
			.filter((page) -> page.getValue().size() > 1)
			.map((page) -> page.getKey())
			.collect(Collectors.toSet());
		List<Replacement> losses = all.stream().filter((one) -> one.extent() != Extent.NOTICE).toList();
		long silent = losses.stream().filter(Replacement::unexplained).count();
		this.manySilent = silent >= SEVERAL && silent * 3 >= fetched;
		this.most = losses.size() >= SEVERAL && losses.size() * 2 > fetched;
	}

	/** Why a text is rejected; empty if it is accepted. */
	Optional<Rejection> reject(Replacement one) {
		if (isShared(one)) {
			return Optional.of(new Rejection(RejectionReason.BLOCKED,
					"The same page came for this and other documents: it stands in their place"));
		}
		if (one.extent() != Extent.NOTICE && (one.unexplained() ? this.manySilent : this.most && !one.repeated())) {
			return unconfirmed("at once with many documents of the source");
		}
		return switch (one.extent()) {
			case PART -> untilRepeated(one, "because it is the text of another document of the source");
			case FILES -> untilRepeated(one, "and files that were read with it are gone");
			case EXCERPT -> untilRepeated(one, "and says that more follows");
			case END ->
				one.repeated() ? unconfirmed("as when it came with many documents of the source") : Optional.empty();
			case NOTICE, MOST -> (one.unexplained() && !one.row()) ? rejectOther(one) : Optional.empty();
		};
	}

	private static Optional<Rejection> rejectOther(Replacement one) {
		if (one.redirected() && one.extent() != Extent.NOTICE) {
			return unconfirmed("and its address leads elsewhere than before");
		}
		if (one.others()) {
			return unconfirmed("and it is that of another document of the source");
		}
		if (one.brief() && one.extent() == Extent.MOST) {
			return unconfirmed("and has only a few sentences: it may be a page of the server");
		}
		return untilRepeated(one, "and the row is the same");
	}

	/** An excerpt that says so needs no other doubt. */
	private static Optional<Rejection> untilRepeated(Replacement one, String cause) {
		boolean doubtful = one.unexplained() || one.extent() == Extent.EXCERPT;
		return (doubtful && !one.repeated()) ? unconfirmed(cause + ": it is accepted if the next run finds it again")
				: Optional.empty();
	}

	private boolean isShared(Replacement one) {
		return mayBeShared(one) && this.shared.contains(one.page());
	}

	private static boolean mayBeShared(Replacement one) {
		return one.unexplained() && !one.row() && one.extent() == Extent.MOST;
	}

	private static Optional<Rejection> unconfirmed(String cause) {
		return Optional.of(new Rejection(RejectionReason.UNCONFIRMED,
				"The text has hardly anything in common with the one before, or only a part of it, " + cause));
	}

	/**
	 * Why a text is rejected.
	 *
	 * @param detail one sentence for operators
	 */
	record Rejection(RejectionReason reason, String detail) {

	}

}
