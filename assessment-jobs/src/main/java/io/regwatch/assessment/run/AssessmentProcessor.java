package io.regwatch.assessment.run;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.assessment.evidence.AssessmentFailure;
import io.regwatch.assessment.model.Embeddings;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.batch.ItemProcessor;
import io.regwatch.batch.LeaseSize;

/** Assesses items of one run; holds nothing while it waits for a model. */
final class AssessmentProcessor implements ItemProcessor<UUID, ItemResult> {

	/** The update is no longer visible in the workspace. */
	private static final String NOT_SEEN = "not_seen";

	/** A client has asked the run to end. */
	private static final String STOPPED = "stopped";

	private final AssessmentRun run;

	private final ItemAssessor assessor;

	private final AssessableUpdates updates;

	private final Assessments assessments;

	private final AssessmentItems items;

	private final RequestedAssessments requested;

	private final LeaseSize leaseSize;

	AssessmentProcessor(AssessmentRun run, ItemAssessor assessor, AssessableUpdates updates, Assessments assessments,
			AssessmentItems items, RequestedAssessments requested, LeaseSize leaseSize) {
		this.run = run;
		this.assessor = assessor;
		this.updates = updates;
		this.assessments = assessments;
		this.items = items;
		this.requested = requested;
		this.leaseSize = leaseSize;
	}

	@Override
	public LeaseSize leaseSize() {
		return this.leaseSize;
	}

	@Override
	public void warmUp() {
		Embeddings.prepare();
	}

	@Override
	public Processing<UUID, ItemResult> prefetch(List<UUID> leased) {
		if (this.requested.isStopped(this.run.id())) {
			return (id) -> new ItemResult.Skipped(id, STOPPED);
		}
		Map<UUID, AssessableUpdate> seen = this.updates.find(this.run.workspace(), leased)
			.stream()
			.map(VisibleUpdate::candidate)
			.collect(Collectors.toMap(AssessableUpdate::id, (update) -> update));
		return (id) -> {
			AssessableUpdate update = seen.get(id);
			return (update != null) ? this.assessor.assess(update) : new ItemResult.Skipped(id, NOT_SEEN);
		};
	}

	@Override
	public List<Processed<UUID, ItemResult>> writeBatch(List<Processed<UUID, ItemResult>> results) {
		close(results.stream().map(Processed::result).toList());
		return List.of();
	}

	@Override
	public void write(UUID item, ItemResult result) {
		close(List.of(result));
	}

	@Override
	public void reject(UUID item, Throwable cause) {
		AssessmentFailure failure = AssessmentFailure.of(cause);
		close(List.of(new ItemResult.Failed(item, failure.code())));
		if (!this.assessments.exist(this.run, item)) {
			this.assessments.add(this.run, List.of(this.assessor.failed(item, failure)));
		}
	}

	private void close(List<ItemResult> results) {
		List<Assessment> assessed = results.stream()
			.filter(ItemResult.Assessed.class::isInstance)
			.map((result) -> ((ItemResult.Assessed) result).assessment())
			.sorted(Comparator.comparing(Assessment::updateId))
			.toList();
		this.assessments.add(this.run, assessed);
		this.items.close(this.run.id(), results);
	}

}
