package io.regwatch.assessment.run;

import java.util.List;
import java.util.Optional;
import java.util.UUID;

import org.springframework.stereotype.Component;

/** Lets analysts assess a workspace when they want, and tells what has changed by it. */
@Component
public class RerunService {

	private final AssessmentRunner runs;

	private final RunReports reports;

	private final AssessableUpdates candidates;

	private final RequestedModelCheck models;

	RerunService(AssessmentRunner runs, RunReports reports, AssessableUpdates candidates, RequestedModelCheck models) {
		this.runs = runs;
		this.reports = reports;
		this.candidates = candidates;
		this.models = models;
	}

	/**
	 * Assesses a workspace and waits for the end. What was left unfinished before is done
	 * first.
	 * @param workspace possibly gone
	 * @param order what is wanted
	 * @return what came of it
	 */
	public Rerun run(UUID workspace, AssessmentRequest order) {
		return switch (this.runs.startOrResume(workspace, order)) {
			case RunOutcome.Finished finished -> new Rerun.Finished(this.reports.get(finished.run().id()));
			case RunOutcome.Busy busy -> new Rerun.Busy(busy.by());
			case RunOutcome.Gone _ -> new Rerun.Gone();
			case RunOutcome.Unfinished unfinished -> new Rerun.Unfinished(unfinished.run().id(), unfinished.reason());
		};
	}

	/**
	 * Looks for what is wrong with an order.
	 * @param workspace that is to be assessed
	 * @param order possibly of updates that it does not see, or of a model that cannot be
	 * asked
	 * @return for who gave the order; empty if nothing is
	 */
	public Optional<String> findProblem(UUID workspace, AssessmentRequest order) {
		return this.models.findProblem(workspace, order)
			.or(() -> Optional.ofNullable(order.updates()).flatMap((updates) -> unseen(workspace, updates)));
	}

	private Optional<String> unseen(UUID workspace, List<UUID> updates) {
		List<UUID> seen = this.candidates.find(workspace, updates).stream().map((one) -> one.candidate().id()).toList();
		List<UUID> unseen = updates.stream().filter((id) -> !seen.contains(id)).toList();
		return unseen.isEmpty() ? Optional.empty()
				: Optional.of("Workspace %s does not see these updates: %s".formatted(workspace, unseen));
	}

}
