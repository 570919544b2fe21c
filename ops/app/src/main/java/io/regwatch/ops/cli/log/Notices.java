package io.regwatch.ops.cli.log;

import java.util.List;
import java.util.Optional;

import io.regwatch.ingest.RunFinishedEvent;
import io.regwatch.ingest.run.Ledger;
import io.regwatch.ingest.run.Ledgers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.context.ApplicationListener;
import org.springframework.context.PayloadApplicationEvent;

/** Says in a line what has happened: on standard error, and in the log file. */
public final class Notices implements ApplicationListener<PayloadApplicationEvent<?>> {

	/** Its level is INFO; that of other loggers is WARN. */
	private static final Logger logger = LoggerFactory.getLogger("regwatch");

	private final Ledgers ledgers;

	/**
	 * Notices of finished runs.
	 * @param ledgers of the runs
	 */
	public Notices(Ledgers ledgers) {
		this.ledgers = ledgers;
	}

	/**
	 * Says something.
	 * @param lines one notice each
	 */
	public static void say(List<String> lines) {
		lines.forEach(logger::info);
	}

	/**
	 * Says what somebody has to mend.
	 * @param lines one notice each
	 */
	public static void warn(List<String> lines) {
		lines.forEach(logger::warn);
	}

	@Override
	public void onApplicationEvent(PayloadApplicationEvent<?> event) {
		if (event.getPayload() instanceof RunFinishedEvent end) {
			List<String> lines = List.of(text(end, this.ledgers.find(end.run())));
			switch (end.outcome()) {
				case COMPLETE -> say(lines);
				case INCOMPLETE, UNFINISHED -> warn(lines);
			}
		}
	}

	static String text(RunFinishedEvent end, Optional<Ledger> ledger) {
		String id = end.sourceId();
		String numbers = ledger.map(Notices::numbers).orElse("") + ", %d s".formatted(end.duration().toSeconds());
		return switch (end.outcome()) {
			case COMPLETE -> "Source '%s' is read%s".formatted(id, numbers) + ledger.map(Notices::advice).orElse("");
			case INCOMPLETE ->
				"Source '%s' is INCOMPLETE%s: `ledger %s` says why and what to do".formatted(id, numbers, id);
			case UNFINISHED -> "The run of source '%s' did not finish%s: it is resumed; `status` shows its state"
				.formatted(id, numbers);
		};
	}

	private static String numbers(Ledger ledger) {
		return ", listed %d = new %d + changed %d + unchanged %d + rejected %d; gone %d".formatted(ledger.listed(),
				ledger.added(), ledger.changed(), ledger.unchanged(), ledger.rejected(), ledger.gone());
	}

	private static String advice(Ledger ledger) {
		return (ledger.rejected() > 0) ? ": `quarantine` shows what was rejected" : "";
	}

}
