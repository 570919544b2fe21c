package io.regwatch.ingest.run;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import io.regwatch.batch.PoisonPolicy;
import io.regwatch.batch.Sharing;
import io.regwatch.scheduling.WorkKind;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.step.StepExecution;

/** Takes all items of a stage through a window, together with those who lend a hand. */
final class ItemWork<R> {

	private final StageItems items;

	private final ItemHandler<R> handler;

	private final int concurrency;

	private final Sharing sharing;

	private final Consumer<StageProgress> progress;

	ItemWork(StageItems items, ItemHandler<R> handler, int concurrency, Sharing sharing,
			Consumer<StageProgress> progress) {
		this.items = items;
		this.handler = handler;
		this.concurrency = concurrency;
		this.sharing = sharing;
		this.progress = progress;
	}

	void run(StepExecution step, BooleanSupplier stopped) throws InterruptedException, JobInterruptedException {
		this.items.countCrashes();
		this.items.hold().with(() -> this.handler.prepare(this.items.run().id()));
		long total = this.items.count();
		ask(total);
		ItemWindow<R> window = new ItemWindow<>(this.items, this.handler, this.concurrency, stopped,
				(done) -> tell(done, total));
		boolean finished = true;
		do {
			finished = window.drain(PoisonPolicy.values());
		}
		while (finished && this.sharing.awaitFree(this.items.run().id(), this.items, stopped));
		long left = this.items.count();
		step.setWriteCount(total - left);
		tell(total - left, total);
		if (left > 0) {
			throw new JobInterruptedException("Run '%s' was asked to stop".formatted(this.items.run().id()));
		}
	}

	private void ask(long total) {
		WorkKind help = this.handler.help();
		if (help != null) {
			this.items.hold().with(() -> this.sharing.ask(help, this.items.run().sourceId(), null, total));
		}
	}

	private void tell(long done, long total) {
		this.progress.accept(new StageProgress(this.items.run().sourceId(), this.items.stage(), done, total));
	}

}
