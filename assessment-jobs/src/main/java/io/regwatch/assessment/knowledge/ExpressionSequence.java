package io.regwatch.assessment.knowledge;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Parts one behind another. */
final class ExpressionSequence {

	/** Spellings of a run of letters that are kept apart. */
	private static final int SPELLINGS = 64;

	/** All spellings of what was read last. */
	private Set<String> run = Set.of("");

	/** Whether the run is all that was read. */
	private boolean whole = true;

	/** What all begins with, once the run is not all that was read. */
	private Optional<Set<String>> starts = Optional.empty();

	private Optional<Set<String>> best = Optional.empty();

	void add(ExpressionPart next) {
		Optional<Set<String>> longer = next.exact().flatMap(this::extended);
		if (longer.isPresent()) {
			this.run = longer.get();
			return;
		}
		Set<String> begun = next.begins().flatMap(this::extended).orElse(this.run);
		this.starts = this.whole ? Optional.of(begun) : this.starts;
		this.best = ExpressionPart.better(this.best,
				ExpressionPart.better(ExpressionPart.of(begun).required(), next.required()));
		this.run = next.exact().orElse(Set.of(""));
		this.whole = false;
	}

	/** The run with what may follow, if that are not too many spellings. */
	private Optional<Set<String>> extended(Set<String> next) {
		return (this.run.size() * next.size() <= SPELLINGS) ? Optional.of(product(this.run, next)) : Optional.empty();
	}

	private static Set<String> product(Set<String> one, Set<String> other) {
		return one.stream()
			.flatMap((first) -> other.stream().map((second) -> first + second))
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	ExpressionPart part() {
		return this.whole ? ExpressionPart.of(this.run) : new ExpressionPart(Optional.empty(), this.starts,
				ExpressionPart.better(this.best, ExpressionPart.of(this.run).required()));
	}

}
