package io.regwatch.assessment.run;

import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Gatherers;

import org.springframework.stereotype.Component;

/** Selects the visible updates of a workspace that a request covers. */
@Component
class Selection {

	private static final int PAGE = 500;

	private final AssessableUpdates candidates;

	Selection(AssessableUpdates candidates) {
		this.candidates = candidates;
	}

	/**
	 * Finds the updates that are due.
	 * @param workspace to be assessed
	 * @param request parameters of the run
	 * @param assessors to detect changes
	 * @param due receives them in pages
	 */
	void find(UUID workspace, AssessmentRequest request, RunAssessors assessors, Consumer<List<VisibleUpdate>> due) {
		Predicate<VisibleUpdate> covered = request.filter();
		this.candidates.findIds(workspace).stream().gather(Gatherers.windowFixed(PAGE)).forEach((page) -> {
			List<VisibleUpdate> wanted = this.candidates.find(workspace, page)
				.stream()
				.filter((seen) -> covered.test(seen) && (request.forced() || assessors.isChanged(seen)))
				.toList();
			if (!wanted.isEmpty()) {
				due.accept(wanted);
			}
		});
	}

}
