package io.regwatch.ingest.run;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

import io.regwatch.batch.FencedTransaction;
import io.regwatch.batch.ItemBatch;
import io.regwatch.batch.ItemProcessor;
import io.regwatch.batch.ItemQueue;
import io.regwatch.batch.ItemQueues;
import io.regwatch.batch.ItemStep;
import io.regwatch.batch.ItemStep.Role;
import io.regwatch.batch.ItemTable;
import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.schema.ContentHash;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Makes steps that process the items of runs at one stage. */
@Component
public class StageQueue {

	private static final ItemTable TABLE = new ItemTable("run_item", "id", "bigint", "true",
			"item.run_id = :run AND item.stage = :stage AND item.stage <> 'done'", "item.position");

	private final ItemQueues queues;

	private final Runs runs;

	private final JsonMapper json;

	private final ApplicationEventPublisher events;

	StageQueue(ItemQueues queues, Runs runs, JsonMapper json, ApplicationEventPublisher events) {
		this.queues = queues;
		this.runs = runs;
		this.json = json;
		this.events = events;
	}

	/**
	 * A step without preparation, which other workers do not assist with.
	 * @param stage of the items
	 * @param concurrency how many items are processed at once
	 * @param processor of the items
	 * @return the step
	 */
	public ItemStep step(Stage stage, int concurrency, ItemProcessor<RunItem, ?> processor) {
		return new StageStep(this, stage, concurrency, processor, false, (_) -> {
		});
	}

	/**
	 * A step with preparation, which other workers do not assist with.
	 * @param stage of the items
	 * @param concurrency how many items are processed at once
	 * @param processor of the items
	 * @param prepare handles what needs no processing one by one
	 * @return the step
	 */
	public ItemStep step(Stage stage, int concurrency, ItemProcessor<RunItem, ?> processor, Consumer<Run> prepare) {
		return new StageStep(this, stage, concurrency, processor, false, prepare);
	}

	/**
	 * A step with preparation, which idle workers assist with.
	 * @param stage of the items
	 * @param concurrency how many items are processed at once
	 * @param processor of the items
	 * @param prepare handles what needs no processing one by one
	 * @return the step
	 */
	public ItemStep sharedStep(Stage stage, int concurrency, ItemProcessor<RunItem, ?> processor,
			Consumer<Run> prepare) {
		return new StageStep(this, stage, concurrency, processor, true, prepare);
	}

	private Optional<ItemBatch<?, ?>> open(StageStep step, UUID runId, Role role) {
		return this.runs.findUnfinished(runId).map((run) -> batch(step, run, role));
	}

	private ItemBatch<RunItem, ?> batch(StageStep step, Run run, Role role) {
		return new ItemBatch<>(queue(run, role, step.stage()), step.processor(), step.concurrency(), step.shared(),
				(done, total) -> this.events
					.publishEvent(new StageProgress(run.sourceId(), step.stage(), done, total)));
	}

	private ItemQueue<RunItem> queue(Run run, Role role, Stage stage) {
		FencedTransaction fence = this.queues.fence(run.id(), this.runs, role);
		return this.queues.open(fence, TABLE, () -> Map.of("run", run.id(), "stage", stage.code()),
				(row, number) -> item(run, row), RunItem::id);
	}

	private RunItem item(Run run, ResultSet row) throws SQLException {
		@Nullable String entry = row.getString("entry");
		@Nullable String sha256 = row.getString("sha256");
		return new RunItem(row.getLong("id"), run.id(), run.sourceId(), row.getString("external_id"),
				(entry != null) ? this.json.readValue(entry, ListedItem.class) : null,
				row.getString("former_external_id"), (sha256 != null) ? new ContentHash(sha256) : null,
				row.getString("announced_type"), row.getString("extractor_version"));
	}

	private record StageStep(StageQueue queue, Stage stage, int concurrency, ItemProcessor<RunItem, ?> processor,
			boolean shared, Consumer<Run> prepare) implements ItemStep {

		@Override
		public String name() {
			return this.stage.code();
		}

		@Override
		public void prepare(UUID runId) {
			this.prepare.accept(this.queue.runs.get(runId));
		}

		@Override
		public Optional<ItemBatch<?, ?>> open(UUID runId, Role role) {
			return this.queue.open(this, runId, role);
		}

	}

}
