package io.regwatch.ops.cli.log;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.ingest.RunFinishedEvent;
import io.regwatch.ingest.RunFinishedEvent.Outcome;
import io.regwatch.ingest.run.Ledger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class NoticesTests {

	@Test
	void runThatIsCompleteHasItsNumbersAndTime() {
		assertThat(text(Outcome.COMPLETE, new Ledger(3, 3, 1, 1, 1, 0, 0, 0, null)))
			.isEqualTo("Source 'a' is read, listed 3 = new 1 + changed 1 + unchanged 1 + rejected 0; gone 0, 4 s");
	}

	@Test
	void runThatRejectedItemsSaysWhereTheyAre() {
		assertThat(text(Outcome.COMPLETE, new Ledger(1, 1, 0, 0, 0, 0, 1, 0, null)))
			.endsWith("rejected 1; gone 0, 4 s: `quarantine` shows what was rejected");
	}

	@Test
	void runThatIsIncompleteSaysWhatToDo() {
		assertThat(text(Outcome.INCOMPLETE, new Ledger(9, 1, 0, 0, 1, 0, 0, 0, "short")))
			.startsWith("Source 'a' is INCOMPLETE, listed 1 = ")
			.endsWith("4 s: `ledger a` says why and what to do");
	}

	@Test
	void runThatDidNotFinishMayHaveNoNumbers() {
		assertThat(text(Outcome.UNFINISHED, null))
			.isEqualTo("The run of source 'a' did not finish, 4 s: it is resumed; `status` shows its state");
	}

	private static String text(Outcome outcome, @Nullable Ledger ledger) {
		return Notices.text(new RunFinishedEvent("a", new UUID(0, 1), outcome, Duration.ofSeconds(4)),
				Optional.ofNullable(ledger));
	}

}
