package io.regwatch.ingest.discover;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.SourceDefinition.Tolerance;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CompletenessTests {

	private static final Tolerance TOLERANCE = new Tolerance(0.2);

	@Test
	void shortfallWhenNothingIsMissingIsNull() {
		assertThat(Completeness.shortfall(listing(5, 5), 5, Set.of(), TOLERANCE)).isNull();
	}

	@Test
	void shortfallWhenFewerThanReportedSaysSo() {
		assertThat(Completeness.shortfall(listing(4, 5), 0, Set.of(), TOLERANCE))
			.isEqualTo("The source reports 5 items but listed 4");
	}

	@Test
	void shortfallWhenNothingIsListedAnyMoreSaysSo() {
		assertThat(Completeness.shortfall(listing(0, null), 1, missing(1), TOLERANCE))
			.isEqualTo("The source listed nothing; it had 1 items");
	}

	@Test
	void shortfallWhenTooMuchIsMissingSaysSo() {
		assertThat(Completeness.shortfall(listing(79, null), 100, missing(21), TOLERANCE)).contains("21 of 100");
		assertThat(Completeness.shortfall(listing(80, null), 100, missing(20), TOLERANCE)).isNull();
	}

	@Test
	void shortfallWhenSmallSourceLosesFewIsNull() {
		assertThat(Completeness.shortfall(listing(1, null), 4, missing(3), TOLERANCE)).isNull();
	}

	@Test
	void shortfallWhenSourceItselfSaysSoIsItsReason() {
		assertThat(Completeness.shortfall(Listing.failed("Paging wall"), 0, Set.of(), TOLERANCE))
			.isEqualTo("Paging wall");
	}

	private static Listing listing(int size, @Nullable Integer reported) {
		ListedItem item = new ListedItem("1", "1", "urn:1", "1.pdf", null, null, null, null, null, null, null, null,
				null, null, null);
		return new Listing(reported, Collections.nCopies(size, item), List.of(), null);
	}

	private static Set<String> missing(int count) {
		return IntStream.range(0, count).mapToObj(String::valueOf).collect(Collectors.toSet());
	}

}
