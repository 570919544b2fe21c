package io.regwatch.ingest.update;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ListedStatusTests {

	@ParameterizedTest
	@CsvSource({ "Guidance on lamps, [Withdrawn] Guidance on lamps, [Withdrawn] Guidance on lamps",
			"Guidance, Archive, Archive", "Devices, Archived documents, Archived documents",
			"Guidance on lamps, Guidance on lamps (draft), Guidance on lamps (draft)",
			"'It tells makers how to report. It is short.', 'It tells makers how to report. It is no longer valid.', It is no longer valid.",
			"Leitfaden, Leitfaden (zurückgezogen), Leitfaden (zurückgezogen)" })
	void betweenWhenAStatementAppearsQuotesIt(String before, String now, String quote) {
		assertThat(between(before, now)).contains(new ListedStatus(quote, true));
	}

	@Test
	void betweenWhenAStatementIsTakenBackQuotesItToo() {
		assertThat(between("Draft guidance: lamps", "Guidance: lamps"))
			.contains(new ListedStatus("Draft guidance: lamps", false));
	}

	@ParameterizedTest
	@CsvSource({ "Guidance on lamps, Guidance on lamps and kites", "Archive, Archived documents",
			"Withdrawn: lamps, Withdrawn: lamps (PDF)",
			"Lamps, How a maker drafts its files for closed systems and archives them" })
	void betweenWhenTheStatementsAreTheSameIsNothing(String before, String now) {
		assertThat(between(before, now)).isEmpty();
	}

	@Test
	void betweenWhenAStatementMovesFromTheTitleToTheDescriptionIsNothing() {
		assertThat(ListedStatus.between(List.of("Lamps (withdrawn)", ""), List.of("Lamps", "It has been withdrawn")))
			.isEmpty();
	}

	private static Optional<ListedStatus> between(String before, String now) {
		return ListedStatus.between(List.of(before), List.of(now));
	}

}
