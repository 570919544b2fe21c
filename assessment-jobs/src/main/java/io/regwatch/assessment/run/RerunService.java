package io.regwatch.assessment.run;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.batch.JobResult;

import org.springframework.stereotype.Component;

/** Assesses a workspace at an analyst's request and reports what has changed. */
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
	 * Assesses a workspace and waits for the end. An unfinished run is resumed first.
	 * @param workspace that may not exist
	 * @param request parameters of the run
	 * @return the outcome of the run
	 */
	public JobResult run(UUID workspace, AssessmentRequest request) {
		return this.runs.startOrResume(workspace, request);
	}

	/**
	 * Reads the report of a run.
	 * @param run a finished run
	 * @return its report
	 */
	public RunReport report(UUID run) {
		return this.reports.get(run);
	}

	/**
	 * Validates a request.
	 * @param workspace that is to be assessed
	 * @param request may name updates that are not visible, or a model that is not
	 * available
	 * @return an error message; empty if the request is valid
	 */
	public Optional<String> findProblem(UUID workspace, AssessmentRequest request) {
		return this.models.findProblem(workspace, request)
			.or(() -> Optional.ofNullable(request.updates()).flatMap((updates) -> unseen(workspace, updates)));
	}

	private Optional<String> unseen(UUID workspace, List<UUID> updates) {
		Set<UUID> seen = this.candidates.find(workspace, updates)
			.stream()
			.map((one) -> one.candidate().id())
			.collect(Collectors.toUnmodifiableSet());
		List<UUID> unseen = updates.stream().filter((id) -> !seen.contains(id)).toList();
		return unseen.isEmpty() ? Optional.empty()
				: Optional.of("Workspace %s does not see these updates: %s".formatted(workspace, unseen));
	}

}
