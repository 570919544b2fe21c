package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Map;
import java.util.Set;

import io.regwatch.ingest.source.ListingShape;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LostFieldsTests {

	private static final Tolerance TOLERANCE = new Tolerance(0.4);

	@Test
	void findWhenNearlyAllItemsStatedAFieldThatNoneStatesFindsIt() {
		assertThat(find(shape(10, 9), shape(12, 0))).containsExactly("status");
	}

	@Test
	void findWhenManyItemsStateItNoLongerFindsIt() {
		assertThat(LostFields.anomaly(Set.of("status"), shape(11, 10), shape(10, 5))).map(Anomaly::detail)
			.hasValue("Of 10 items, too few state status (5; before, 10 of 11)");
		assertThat(find(shape(10, 10), shape(10, 5))).containsExactly("status");
		assertThat(find(shape(8, 8), shape(8, 3))).isNotEmpty();
	}

	@Test
	void findWhenSeveralFieldsAreLostNamesAll() {
		ListingShape before = new ListingShape(List.of(), 10, Map.of("edition", 9, "status", 10), Map.of());
		ListingShape now = new ListingShape(List.of(), 10, Map.of("edition", 0, "status", 2), Map.of());
		assertThat(LostFields.anomaly(find(before, now), before, now)).map(Anomaly::detail)
			.hasValue("Of 10 items, too few state edition (0; before, 9 of 10), status (2; before, 10 of 10)");
	}

	@Test
	void findWhenItemsAreGoneOrNewOnesDoNotStateItFindsNothing() {
		assertThat(find(shape(10, 10), shape(4, 4))).isEmpty();
		assertThat(find(shape(10, 10), shape(30, 10))).isEmpty();
	}

	@Test
	void findWhenNearlyAllItemsStateItOrFewStatedItFindsNothing() {
		assertThat(find(shape(10, 10), shape(10, 6))).isEmpty();
		assertThat(find(shape(10, 8), shape(10, 2))).isEmpty();
		assertThat(find(shape(20, 3), shape(20, 0))).isEmpty();
		assertThat(find(shape(10, 2), shape(10, 0))).isEmpty();
		assertThat(find(ListingShape.NONE, shape(10, 0))).isEmpty();
	}

	@Test
	void findWhenNoneStatesWhatAGoodShareStatedFindsItUnlessOnlyNewItemsAreListed() {
		assertThat(find(shape(10, 3), shape(10, 0))).containsExactly("status");
		assertThat(LostFields.find(shape(10, 3), shape(10, 0), true, TOLERANCE)).isEmpty();
		assertThat(find(shape(10, 3), shape(8, 0))).isEmpty();
	}

	@Test
	void findWhenThereAreFewItemsFindsNothing() {
		assertThat(find(shape(2, 2), shape(2, 0))).isEmpty();
		assertThat(find(shape(5, 5), shape(2, 0))).isEmpty();
	}

	@Test
	void findWhenAFieldIsNotReadAnyMoreFindsNothing() {
		assertThat(find(shape(10, 10), new ListingShape(List.of(), 10, Map.of("title", 10), Map.of()))).isEmpty();
	}

	private static Set<String> find(ListingShape before, ListingShape now) {
		return LostFields.find(before, now, false, TOLERANCE);
	}

	private static ListingShape shape(int items, int stated) {
		return new ListingShape(List.of(), items, Map.of("title", items, "status", stated), Map.of());
	}

}
