package io.regwatch.ingest.discover;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CompletenessCheckTests {

	private static final Tolerance TOLERANCE = new Tolerance(0.2);

	@Test
	void shortfallWhenNothingIsMissingIsNull() {
		assertThat(shortfall(listing(5, 5), 5, Set.of(), TOLERANCE)).isNull();
	}

	@Test
	void shortfallWhenFewerThanReportedSaysSo() {
		assertThat(shortfall(listing(4, 5), 0, Set.of(), TOLERANCE))
			.isEqualTo("The source reports 5 items but listed 4");
	}

	@Test
	void shortfallWhenNothingIsListedAnyMoreSaysSo() {
		assertThat(shortfall(listing(0, null), 1, missing(1), TOLERANCE))
			.isEqualTo("The source listed nothing; it had 1 items");
	}

	@Test
	void shortfallWhenTooMuchIsMissingSaysSo() {
		assertThat(shortfall(listing(79, null), 100, missing(21), TOLERANCE)).contains("21 of 100");
		assertThat(shortfall(listing(80, null), 100, missing(20), TOLERANCE)).isNull();
	}

	@Test
	void shortfallWhenSmallSourceLosesFewIsNull() {
		assertThat(shortfall(listing(1, null), 4, missing(3), TOLERANCE)).isNull();
	}

	@Test
	void shortfallWhenSourceItselfSaysSoIsItsReason() {
		assertThat(shortfall(Listing.failed("Paging wall"), 0, Set.of(), TOLERANCE)).isEqualTo("Paging wall");
	}

	@Test
	void anomaliesWhenIdsAreDoubleTellsThemAndStaysComplete() {
		ListedItem item = item();
		Listing listing = new Listing(2, List.of(),
				Collections.nCopies(2, new Listing.Rejection(item, RejectionReason.DUPLICATE_ID, "Not the only row")),
				List.of());
		List<Anomaly> anomalies = CompletenessCheck.anomalies(listing, 1, Set.of(), TOLERANCE);
		assertThat(anomalies).singleElement()
			.isEqualTo(new Anomaly(AnomalyRule.DUPLICATE_IDS, "1 ids stand in rows that differ, such as '1'"));
		assertThat(Anomaly.shortfall(anomalies)).isNull();
	}

	private static @Nullable String shortfall(Listing listing, int known, Set<String> missing, Tolerance tolerance) {
		return Anomaly.shortfall(CompletenessCheck.anomalies(listing, known, missing, tolerance));
	}

	private static ListedItem item() {
		return new ListedItem("1", "1", "urn:1", "1.pdf", null, null, null, null, null, null, null, null, null, null,
				null);
	}

	private static Listing listing(int size, @Nullable Integer reported) {
		return new Listing(reported, Collections.nCopies(size, item()), List.of(), List.of());
	}

	private static Set<String> missing(int count) {
		return IntStream.range(0, count).mapToObj(String::valueOf).collect(Collectors.toSet());
	}

}
