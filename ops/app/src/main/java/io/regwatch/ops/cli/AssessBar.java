package io.regwatch.ops.cli;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;

import io.regwatch.assessment.run.AssessmentProgress;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

import org.springframework.context.ApplicationListener;
import org.springframework.context.PayloadApplicationEvent;

/** Shows how far an assessment is: a bar on a terminal, elsewhere a line at its end. */
final class AssessBar implements ApplicationListener<PayloadApplicationEvent<AssessmentProgress>>, AutoCloseable {

	private final PrintWriter err;

	private final boolean terminal;

	private @Nullable ProgressBar bar;

	private @Nullable AssessmentProgress last;

	private AssessBar(PrintWriter err, boolean terminal) {
		this.err = err;
		this.terminal = terminal;
	}

	static AssessBar on(CommandContext session, PrintWriter err) {
		AssessBar bar = new AssessBar(err,
				Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent());
		session.context().addApplicationListener(bar);
		return bar;
	}

	@Override
	public synchronized void onApplicationEvent(PayloadApplicationEvent<AssessmentProgress> event) {
		AssessmentProgress progress = event.getPayload();
		this.last = progress;
		if (this.terminal) {
			this.bar = (this.bar != null) ? this.bar : bar(progress);
			this.bar.stepTo(progress.done());
		}
	}

	/** Ends what is shown. */
	synchronized void finish() {
		if (this.bar != null) {
			this.bar.close();
		}
		else if (this.last != null) {
			this.err.printf("assessed %d of %d%n", this.last.done(), this.last.total());
			this.err.flush();
		}
		this.bar = null;
		this.last = null;
	}

	@Override
	public void close() {
		finish();
	}

	private static ProgressBar bar(AssessmentProgress progress) {
		return new ProgressBarBuilder().setTaskName("assess")
			.setInitialMax(progress.total())
			.setStyle(ProgressBarStyle.ASCII)
			.setConsumer(new ConsoleProgressBarConsumer(System.err))
			.build();
	}

}
