package io.regwatch.assessment.run;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.assessment.company.CompanyRepository;
import io.regwatch.assessment.model.LanguageModels;
import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.ItemBatch;
import io.regwatch.batch.ItemQueues;
import io.regwatch.batch.ItemStep;
import io.regwatch.batch.ItemTable;
import io.regwatch.batch.LeaseSize;

import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Assesses the open items of runs. */
@Component
class AssessStep implements ItemStep {

	private static final ItemTable TABLE = new ItemTable("assessment_item", "update_id", "uuid", "item.run_id = :run",
			"item.state = 'open'", "item.rank, item.update_id DESC");

	private static final LeaseSize RULES_ONLY = LeaseSize.of(16);

	private final ItemQueues queues;

	private final AssessmentRuns runs;

	private final CompanyRepository companies;

	private final AssessmentProcessors processors;

	private final LanguageModels models;

	private final ApplicationEventPublisher events;

	AssessStep(ItemQueues queues, AssessmentRuns runs, CompanyRepository companies, AssessmentProcessors processors,
			LanguageModels models, ApplicationEventPublisher events) {
		this.queues = queues;
		this.runs = runs;
		this.companies = companies;
		this.processors = processors;
		this.models = models;
		this.events = events;
	}

	@Override
	public String name() {
		return "assess-items";
	}

	@Override
	public Optional<ItemBatch<?, ?>> open(UUID runId, Role role) {
		return this.runs.findUnfinished(runId)
			.flatMap((run) -> this.companies.find(run.workspace())
				.map((company) -> batch(run, role, this.processors.of(run, company, leaseSize()))));
	}

	/** A run with a budget is processed by one worker only. */
	private ItemBatch<UUID, ItemResult> batch(AssessmentRun run, Role role, AssessmentProcessor processor) {
		FencedTransaction fence = this.queues.fence(run.id(), this.runs, role);
		return new ItemBatch<>(
				this.queues.open(fence, TABLE, () -> Map.of("run", run.id()),
						(row, number) -> row.getObject("update_id", UUID.class), (update) -> update),
				processor, concurrency(), run.request().budgetTokens() == null,
				(done, total) -> this.events.publishEvent(new AssessmentProgress(run.workspace(), done, total)));
	}

	/**
	 * Rules take about a millisecond where a text was read before, so that a lease of
	 * each item would take longer; no more, because a stop waits for those leased.
	 */
	private LeaseSize leaseSize() {
		return (this.models.maxConcurrentCalls() > 0) ? LeaseSize.upTo(concurrency()) : RULES_ONLY;
	}

	/**
	 * More than the concurrent calls of a model, so that the next items are prepared
	 * meanwhile.
	 */
	private int concurrency() {
		return Math.max(2 * Runtime.getRuntime().availableProcessors(), 2 * this.models.maxConcurrentCalls());
	}

}
