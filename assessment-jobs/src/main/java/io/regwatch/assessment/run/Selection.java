package io.regwatch.assessment.run;

import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;

import org.springframework.stereotype.Component;

/** Goes through what a workspace sees, for what an request wants to be judged. */
@Component
class Selection {

	private static final int PAGE = 500;

	private final AssessableUpdates candidates;

	Selection(AssessableUpdates candidates) {
		this.candidates = candidates;
	}

	/**
	 * Finds them.
	 * @param workspace that sees them
	 * @param request what is wanted
	 * @param assessors who know what has changed
	 * @param due takes them, some hundreds at once
	 */
	void find(UUID workspace, AssessmentRequest request, RunAssessors assessors, Consumer<List<VisibleUpdate>> due) {
		List<VisibleUpdate> page = this.candidates.findBefore(workspace, AssessableUpdates.AFTER_ALL, PAGE);
		while (!page.isEmpty()) {
			List<VisibleUpdate> wanted = page.stream()
				.filter((seen) -> request.covers(seen) && (request.forced() || assessors.isChanged(seen)))
				.toList();
			if (!wanted.isEmpty()) {
				due.accept(wanted);
			}
			page = this.candidates.findBefore(workspace, page.getLast().candidate().id(), PAGE);
		}
	}

}
