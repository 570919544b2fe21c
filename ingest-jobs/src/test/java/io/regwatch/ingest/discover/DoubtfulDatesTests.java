package io.regwatch.ingest.discover;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.discover.KnownItems.KnownDates;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class DoubtfulDatesTests {

	private static final Tolerance TOLERANCE = new Tolerance(0.4);

	@Test
	void withholdWhenDayAndMonthOfManyAreExchangedKeepsTheKnownDates() {
		Listing checked = withhold("2026-04-03 2026-03-04", "2026-12-10 2026-10-12", "2026-09-12 2026-12-09",
				"2026-05-05 2026-05-05", "2026-06-30 2026-06-30");
		assertThat(checked.anomalies()).singleElement()
			.isEqualTo(new Anomaly(AnomalyRule.DOUBTFUL_DATES,
					"Field 'effective' of 5 items: 3 dates have day and month exchanged, 0 cannot be read"));
		assertThat(effective(checked)).containsExactly("2026-04-03", "2026-12-10", "2026-09-12", "2026-05-05",
				"2026-06-30");
	}

	@Test
	void withholdWhenManyCannotBeReadKeepsTheKnownDates() {
		Listing checked = withhold("2026-04-23 ?", "2026-12-10 2026-10-12", "2026-09-13 ?", "2026-05-25 ?", "? ?");
		assertThat(checked.anomalies()).hasSize(1);
		assertThat(effective(checked)).containsExactly("2026-04-23", "2026-12-10", "2026-09-13", "2026-05-25", "null");
	}

	@Test
	void withholdWhenDatesAreDoubtfulTakesNoneOfNewItems() {
		Listing checked = withhold("2026-04-03 2026-03-04", "2026-12-10 2026-10-12", "2026-09-12 2026-12-09",
				"? 2026-07-08");
		assertThat(effective(checked)).endsWith("null");
	}

	@Test
	void withholdWhenTheAuthorityMovesDatesTakesThem() {
		assertUnchanged("2026-04-03 2027-04-03", "2026-12-10 2027-12-10", "2026-09-12 2027-09-12",
				"2026-05-01 2027-05-01");
		assertUnchanged("2026-04-03 2026-03-04", "2026-12-10 2026-10-12", "2026-05-01 2026-05-01");
		assertUnchanged("2026-04-03 2026-03-04", "2026-12-10 2026-10-12", "2026-09-12 2026-12-09",
				"2026-04-03 2026-04-04", "2026-04-03 2026-04-05", "2026-04-03 2026-04-06");
	}

	@Test
	void withholdWhenFewCannotBeReadTakesTheOthers() {
		assertUnchanged("2026-04-23 ?", "2026-09-13 ?", "2026-05-25 ?", "2026-05-25 2026-06-01");
	}

	@Test
	void withholdWhenTheOperatorAcceptsAllTakesThem() {
		Listing listing = new Listing(null,
				items("2026-04-03 2026-03-04", "2026-12-10 2026-10-12", "2026-09-12 2026-12-09"), List.of(), List.of());
		assertThat(DoubtfulDates.withhold(listing, known("2026-04-03", "2026-12-10", "2026-09-12"), new Tolerance(1)))
			.isEqualTo(listing);
	}

	/** Each date before and now; a question mark is none, or one that cannot be read. */
	private static Listing withhold(String... dates) {
		return DoubtfulDates.withhold(new Listing(null, items(dates), List.of(), List.of()),
				known(Arrays.stream(dates).map((date) -> date.split(" ")[0]).toArray(String[]::new)), TOLERANCE);
	}

	private static void assertUnchanged(String... dates) {
		assertThat(withhold(dates)).isEqualTo(new Listing(null, items(dates), List.of(), List.of()));
	}

	private static List<ListedItem> items(String... dates) {
		return IntStream.range(0, dates.length).mapToObj((at) -> item(at, dates[at].split(" ")[1])).toList();
	}

	private static ListedItem item(int id, String date) {
		@Nullable Instant effective = instant(date);
		return new ListedItem(String.valueOf(id), "/" + id, "/" + id, "a.html", null, null, null, null, null, null,
				null, effective, null, null, (effective == null) ? "effective is no date" : null);
	}

	private static Map<String, KnownDates> known(String... dates) {
		return IntStream.range(0, dates.length)
			.mapToObj((at) -> new KnownDates(String.valueOf(at), null, instant(dates[at])))
			.collect(Collectors.toMap(KnownDates::externalId, Function.identity()));
	}

	private static @Nullable Instant instant(String date) {
		return date.equals("?") ? null : Instant.parse(date + "T00:00:00Z");
	}

	private static List<String> effective(Listing listing) {
		return listing.items()
			.stream()
			.map((item) -> String.valueOf(item.effective()).replace("T00:00:00Z", ""))
			.toList();
	}

}
