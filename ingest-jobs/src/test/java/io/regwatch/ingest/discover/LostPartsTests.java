package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import io.regwatch.ingest.source.Listing.Part;
import io.regwatch.schema.Anomaly;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LostPartsTests {

	private static final Part BEFORE = part(2, false, "b", "c");

	@Test
	void findWhenAListIsEmptyOrEndsEarlierFindsIt() {
		assertThat(find(BEFORE, part(0, false))).isPresent();
		assertThat(find(BEFORE, part(1, false, "a"))).map(Anomaly::detail)
			.hasValueSatisfying((detail) -> assertThat(detail).contains("'/list'", "'b'"));
		assertThat(find(part(1, false, "b"), part(0, false))).isPresent();
	}

	@Test
	void findWhenNothingIsOutOfReachFindsNothing() {
		assertThat(find(BEFORE, part(2, false, "b"))).isEmpty();
		assertThat(find(BEFORE, part(0, true))).isEmpty();
		assertThat(find(part(0, false), part(0, false))).isEmpty();
		assertThat(find(part(2, false, "c"), part(1, false, "a"))).isEmpty();
		assertThat(LostParts.find(List.of(BEFORE), List.of(), Set.of())).isEmpty();
	}

	@Test
	void findWhenItemsOfTheLastPageMovedUpFindsNothing() {
		assertThat(LostParts.find(List.of(BEFORE), List.of(part(1, false, "a", "c")), Set.of("a", "c"))).isEmpty();
	}

	@Test
	void findWhenAnArchiveLacksAFileWhoseItemsAreListedNowhereFindsIt() {
		Part member = new Part("/all.zip!/2025.csv", 1, false, List.of("b"), List.of(), null);
		assertThat(LostParts.find(List.of(member), List.of(), Set.of("a"))).isPresent();
		assertThat(LostParts.find(List.of(member), List.of(), Set.of("a", "b"))).isEmpty();
	}

	private static Optional<Anomaly> find(Part before, Part now) {
		return LostParts.find(List.of(before), List.of(now), Set.copyOf(now.lastItems()));
	}

	private static Part part(int pages, boolean stated, String... items) {
		return new Part("/list", pages, stated, List.of(items), List.of(), null);
	}

}
