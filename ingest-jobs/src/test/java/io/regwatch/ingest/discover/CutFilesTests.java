package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.Listing.FileEnd;
import io.regwatch.ingest.source.Listing.Part;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CutFilesTests {

	private static final Tolerance TOLERANCE = new Tolerance(0.2);

	@Test
	void withholdWhenTheEndOfTheLastLineIsMissingRejectsItsRow() {
		Listing listing = withhold(new FileEnd(true, "c"), new FileEnd(false, "c"), "a", "b", "c");
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("a", "b");
		assertThat(listing.rejections()).singleElement().satisfies((rejection) -> {
			assertThat(rejection.item().externalId()).isEqualTo("c");
			assertThat(rejection.reason()).isEqualTo(RejectionReason.CORRUPT);
		});
		assertThat(listing.anomalies()).extracting(Anomaly::rule).containsExactly(AnomalyRule.LOST_PART);
		assertThat(listing.shortfall()).contains("'/list'", "cut off");
	}

	@Test
	void withholdWhenARowIsMissingBehindAnOpenEndRejectsTheLastOne() {
		Listing listing = withhold(new FileEnd(false, "d"), new FileEnd(false, "c"), "a", "b", "c");
		assertThat(listing.items()).hasSize(2);
		assertThat(listing.shortfall()).contains("cut off");
	}

	@Test
	void withholdWhenTheEndIsAsItWasTakesAll() {
		assertTaken(withhold(new FileEnd(true, "d"), new FileEnd(true, "c"), "a", "b", "c"));
		assertTaken(withhold(new FileEnd(false, "c"), new FileEnd(false, "c"), "a", "b", "c"));
		assertTaken(withhold(new FileEnd(false, "b"), new FileEnd(false, "c"), "a", "b", "c"));
		assertTaken(withhold(new FileEnd(false, null), new FileEnd(false, "c"), "a", "b", "c"));
		assertTaken(withhold(new FileEnd(false, "c"), new FileEnd(true, "c"), "a", "b", "c"));
		assertTaken(withhold(null, new FileEnd(false, "c"), "a", "b", "c"));
		assertTaken(withhold(new FileEnd(true, "c"), null, "a", "b", "c"));
	}

	@Test
	void withholdWhenTheSourceToleratesAllTakesAll() {
		assertTaken(CutFiles.withhold(listing(new FileEnd(false, "c"), "a", "b", "c"),
				List.of(part(new FileEnd(true, "c"))), new Tolerance(1)));
	}

	private static void assertTaken(Listing listing) {
		assertThat(listing.items()).hasSize(3);
		assertThat(listing.anomalies()).isEmpty();
	}

	private static Listing withhold(@Nullable FileEnd before, @Nullable FileEnd now, String... ids) {
		return CutFiles.withhold(listing(now, ids), List.of(part(before)), TOLERANCE);
	}

	private static Listing listing(@Nullable FileEnd end, String... ids) {
		List<ListedItem> items = Stream.of(ids)
			.map((id) -> new ListedItem(id, "/" + id, "/" + id, "", null, null, null, null, null, null, null, null,
					null, null, null))
			.toList();
		return new Listing(null, items, List.of(), List.of(), false, List.of(part(end)), Map.of(), Set.of());
	}

	private static Part part(@Nullable FileEnd end) {
		return new Part("/list", 1, false, List.of(), List.of(), end);
	}

}
