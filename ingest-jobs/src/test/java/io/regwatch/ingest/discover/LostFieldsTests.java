package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Map;

import io.regwatch.ingest.source.ListingShape;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LostFieldsTests {

	private static final Tolerance TOLERANCE = new Tolerance(0.4);

	@Test
	void findWhenNearlyAllItemsStatedAFieldThatNoneStatesFindsIt() {
		assertThat(LostFields.find(shape(10, 9), shape(12, 0), TOLERANCE)).map(Anomaly::detail)
			.hasValueSatisfying((detail) -> assertThat(detail).contains("status", "10"));
	}

	@Test
	void findWhenManyItemsStateItNoLongerFindsIt() {
		assertThat(LostFields.find(shape(10, 10), shape(10, 5), TOLERANCE)).map(Anomaly::detail)
			.hasValue("Of 10 items, too few state status (5); nearly all of 10 did");
		assertThat(LostFields.find(shape(8, 8), shape(8, 3), TOLERANCE)).isPresent();
	}

	@Test
	void findWhenSeveralFieldsAreLostNamesAll() {
		ListingShape before = new ListingShape(List.of(), 10, Map.of("edition", 9, "status", 10));
		ListingShape now = new ListingShape(List.of(), 10, Map.of("status", 2));
		assertThat(LostFields.find(before, now, TOLERANCE)).map(Anomaly::detail)
			.hasValue("Of 10 items, too few state edition (0), status (2); nearly all of 10 did");
	}

	@Test
	void findWhenItemsAreGoneOrNewOnesDoNotStateItFindsNothing() {
		assertThat(LostFields.find(shape(10, 10), shape(4, 4), TOLERANCE)).isEmpty();
		assertThat(LostFields.find(shape(10, 10), shape(30, 10), TOLERANCE)).isEmpty();
	}

	@Test
	void findWhenNearlyAllItemsStateItOrFewStatedItFindsNothing() {
		assertThat(LostFields.find(shape(10, 10), shape(10, 6), TOLERANCE)).isEmpty();
		assertThat(LostFields.find(shape(10, 8), shape(10, 0), TOLERANCE)).isEmpty();
		assertThat(LostFields.find(ListingShape.NONE, shape(10, 0), TOLERANCE)).isEmpty();
	}

	@Test
	void findWhenThereAreFewItemsFindsNothing() {
		assertThat(LostFields.find(shape(2, 2), shape(2, 0), TOLERANCE)).isEmpty();
		assertThat(LostFields.find(shape(5, 5), shape(2, 0), TOLERANCE)).isEmpty();
	}

	private static ListingShape shape(int items, int stated) {
		return new ListingShape(List.of(), items, Map.of("title", items, "status", stated));
	}

}
