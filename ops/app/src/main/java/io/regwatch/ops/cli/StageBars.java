package io.regwatch.ops.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;

import io.regwatch.ingest.run.RunItem.Stage;
import io.regwatch.ingest.run.StageProgress;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

import org.springframework.context.ApplicationListener;
import org.springframework.context.PayloadApplicationEvent;

/** Shows how far a run is: a bar on a terminal, elsewhere a line when a stage is done. */
final class StageBars implements ApplicationListener<PayloadApplicationEvent<StageProgress>>, AutoCloseable {

	private final PrintWriter err;

	private final boolean terminal;

	private @Nullable ProgressBar bar;

	private @Nullable StageProgress last;

	private StageBars(PrintWriter err, boolean terminal) {
		this.err = err;
		this.terminal = terminal;
	}

	static StageBars on(CommandContext session, PrintWriter err) {
		StageBars bars = new StageBars(err,
				Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent());
		session.context().addApplicationListener(bars);
		return bars;
	}

	@Override
	public synchronized void onApplicationEvent(PayloadApplicationEvent<StageProgress> event) {
		StageProgress progress = event.getPayload();
		if (this.last == null || !isSameStage(this.last, progress)) {
			finish();
			this.bar = this.terminal ? bar(progress) : null;
		}
		if (this.last == null || progress.done() > this.last.done()) {
			this.last = progress;
		}
		if (this.bar != null) {
			this.bar.stepTo(this.last.done());
		}
	}

	/** Ends the stage that is shown. */
	synchronized void finish() {
		if (this.bar != null) {
			this.bar.close();
			this.bar = null;
		}
		else if (this.last != null) {
			this.err.printf("%s: %s %d of %d%n", this.last.sourceId(), this.last.stage().code(), this.last.done(),
					this.last.total());
			this.err.flush();
		}
		this.last = null;
	}

	@Override
	public void close() {
		finish();
	}

	private static boolean isSameStage(StageProgress one, StageProgress other) {
		Stage stage = one.stage();
		return stage == other.stage() && one.sourceId().equals(other.sourceId());
	}

	private static ProgressBar bar(StageProgress progress) {
		return new ProgressBarBuilder().setTaskName("%s %s".formatted(progress.sourceId(), progress.stage().code()))
			.setInitialMax(progress.total())
			.setStyle(ProgressBarStyle.ASCII)
			.setConsumer(new ConsoleProgressBarConsumer(System.err))
			.build();
	}

}
