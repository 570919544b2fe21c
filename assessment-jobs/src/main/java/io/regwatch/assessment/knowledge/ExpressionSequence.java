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

	private Optional<Set<String>> best = Optional.empty();

	void add(ExpressionPart next) {
		int spellings = this.run.size() * next.exact().map(Set::size).orElse(SPELLINGS + 1);
		Set<String> added = next.exact().orElse(Set.of(""));
		if (spellings <= SPELLINGS) {
			this.run = product(this.run, added);
			return;
		}
		this.best = ExpressionPart.better(part().required(), next.required());
		this.run = added;
		this.whole = false;
	}

	private static Set<String> product(Set<String> one, Set<String> other) {
		return one.stream()
			.flatMap((first) -> other.stream().map((second) -> first + second))
			.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	ExpressionPart part() {
		return this.whole ? ExpressionPart.of(this.run) : new ExpressionPart(Optional.empty(),
				ExpressionPart.better(this.best, ExpressionPart.of(this.run).required()));
	}

}
