package io.regwatch.ops.cli.context;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;

import io.regwatch.assessment.run.AssessmentProgress;
import io.regwatch.ingest.run.StageProgress;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

import org.springframework.context.ApplicationListener;
import org.springframework.context.PayloadApplicationEvent;

/**
 * Shows the progress of work on standard error: as a bar on a terminal, elsewhere as a
 * line at the end of each stage and every ten seconds.
 */
public final class ProgressReporter implements ApplicationListener<PayloadApplicationEvent<?>>, AutoCloseable {

	private final PrintWriter err;

	private final boolean terminal = Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();

	private @Nullable ProgressBar bar;

	private @Nullable Progress last;

	private final WaitReporter waiting;

	private ProgressReporter(PrintWriter err) {
		this.err = err;
		this.waiting = WaitReporter.start((line) -> print(err, line));
	}

	/**
	 * Shows the progress that an application reports.
	 * @param context of the application
	 * @param err receives lines, or the bar on a terminal
	 * @return to be closed when the work has ended
	 */
	public static ProgressReporter listenTo(CommandContext context, PrintWriter err) {
		ProgressReporter reporter = new ProgressReporter(err);
		context.addListener(reporter);
		return reporter;
	}

	@Override
	public void onApplicationEvent(PayloadApplicationEvent<?> event) {
		switch (event.getPayload()) {
			case StageProgress stage -> show(new Progress("%s: %s".formatted(stage.sourceId(), stage.stage().code()),
					stage.done(), stage.total()));
			case AssessmentProgress assessed -> show(new Progress("assess", assessed.done(), assessed.total()));
			default -> {
			}
		}
	}

	/**
	 * Shows the progress of work that does not report it by events.
	 * @param task name of the work
	 * @param done so many of its items
	 * @param total number of its items
	 */
	public void show(String task, long done, long total) {
		show(new Progress(task, done, total));
	}

	/** Ends the stage that is shown. */
	public synchronized void finish() {
		if (this.bar != null) {
			this.bar.close();
		}
		else if (this.last != null) {
			print(this.err, this.last.toString());
		}
		this.waiting.waitFor(null);
		this.bar = null;
		this.last = null;
	}

	/**
	 * Ends the stage that is shown, and names what follows it.
	 * @param activity shown now, and every ten seconds until there is another
	 */
	public synchronized void announce(String activity) {
		finish();
		this.waiting.announce(activity);
	}

	@Override
	public void close() {
		finish();
		this.waiting.close();
	}

	private static void print(PrintWriter err, String line) {
		err.println(line);
		err.flush();
	}

	// Events of concurrent items may arrive out of order.
	private synchronized void show(Progress progress) {
		if (this.last == null || !this.last.task().equals(progress.task())) {
			finish();
			this.bar = this.terminal ? bar(progress) : null;
		}
		if (this.last == null || progress.done() > this.last.done()) {
			this.last = progress;
		}
		if (this.bar != null) {
			this.bar.stepTo(this.last.done());
		}
		this.waiting.waitFor((this.bar != null) ? null : this.last.toString());
	}

	private static ProgressBar bar(Progress progress) {
		return new ProgressBarBuilder().setTaskName(progress.task())
			.setInitialMax(progress.total())
			.setStyle(ProgressBarStyle.ASCII)
			.setConsumer(new ConsoleProgressBarConsumer(System.err))
			.build();
	}

	private record Progress(String task, long done, long total) {

		@Override
		public String toString() {
			return "%s %d of %d".formatted(this.task, this.done, this.total);
		}
	}

}
