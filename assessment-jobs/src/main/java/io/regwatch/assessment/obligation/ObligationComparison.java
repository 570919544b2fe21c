package io.regwatch.assessment.obligation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.reading.Duty;
import io.regwatch.schema.ObligationState;

/**
 * Compares the obligations of two versions. Those in the same words are unchanged. Of the
 * others, one that at least half of the words of an earlier one of the same bearer has is
 * that one, changed.
 */
final class ObligationComparison {

	private static final double SIMILAR = 0.5;

	/** More would need too much time; they are new and ended, then. */
	private static final long MAX_PAIRS = 250_000;

	private final List<Candidate> open;

	private final Set<String> before;

	private final boolean paired;

	private ObligationComparison(List<StatedObligation> before, List<StatedObligation> after) {
		this.before = keys(before);
		Set<String> kept = keys(after);
		this.open = before.stream()
			.filter((one) -> !kept.contains(one.key()))
			.map(Candidate::of)
			.collect(Collectors.toCollection(ArrayList::new));
		long fresh = after.stream().filter((one) -> !this.before.contains(one.key())).count();
		this.paired = fresh * this.open.size() <= MAX_PAIRS;
	}

	static List<ObligationChange> between(List<StatedObligation> before, List<StatedObligation> after) {
		ObligationComparison comparison = new ObligationComparison(before, after);
		List<ObligationChange> changes = new ArrayList<>();
		after.forEach((one) -> changes.add(comparison.compare(one)));
		comparison.open.forEach((ended) -> changes.add(ObligationChange.of(ObligationState.ENDED, ended.obligation())));
		return changes;
	}

	private static Set<String> keys(List<StatedObligation> obligations) {
		return obligations.stream().map(StatedObligation::key).collect(Collectors.toUnmodifiableSet());
	}

	private ObligationChange compare(StatedObligation stated) {
		if (this.before.contains(stated.key())) {
			return ObligationChange.of(ObligationState.UNCHANGED, stated);
		}
		Optional<Candidate> previous = this.paired ? mostSimilar(Candidate.of(stated)) : Optional.empty();
		previous.ifPresent(this.open::remove);
		return previous.map((one) -> new ObligationChange(ObligationState.CHANGED, stated, one.obligation()))
			.orElseGet(() -> ObligationChange.of(ObligationState.NEW, stated));
	}

	private Optional<Candidate> mostSimilar(Candidate stated) {
		Optional<Candidate> best = Optional.empty();
		double most = SIMILAR;
		for (Candidate one : this.open) {
			double similarity = one.similarity(stated);
			if (similarity > most || (similarity == most && best.isEmpty())) {
				best = Optional.of(one);
				most = similarity;
			}
		}
		return best;
	}

	private record Candidate(StatedObligation obligation, Set<String> words) {

		static Candidate of(StatedObligation obligation) {
			return new Candidate(obligation,
					Arrays.stream(obligation.evidence().quote().toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+"))
						.collect(Collectors.toUnmodifiableSet()));
		}

		/**
		 * The shared words of all words; 0 if the bearer or what is said of it differs.
		 */
		double similarity(Candidate other) {
			Duty duty = this.obligation.duty();
			Duty others = other.obligation.duty();
			if (duty.bearer() != others.bearer() || duty.prohibited() != others.prohibited()) {
				return 0;
			}
			Set<String> shared = new HashSet<>(this.words);
			shared.retainAll(other.words);
			return (double) shared.size() / (this.words.size() + other.words.size() - shared.size());
		}

	}

}
