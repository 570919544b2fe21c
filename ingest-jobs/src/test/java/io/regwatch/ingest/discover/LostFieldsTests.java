package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Map;

import io.regwatch.ingest.source.ListingShape;
import io.regwatch.schema.Anomaly;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class LostFieldsTests {

	@Test
	void findWhenNearlyAllItemsStatedAFieldThatNoneStatesFindsIt() {
		assertThat(LostFields.find(shape(10, 9), shape(12, 0))).map(Anomaly::detail)
			.hasValueSatisfying((detail) -> assertThat(detail).contains("status", "10"));
	}

	@Test
	void findWhenSomeItemStatesItOrFewStatedItFindsNothing() {
		assertThat(LostFields.find(shape(10, 10), shape(10, 1))).isEmpty();
		assertThat(LostFields.find(shape(10, 8), shape(10, 0))).isEmpty();
		assertThat(LostFields.find(ListingShape.NONE, shape(10, 0))).isEmpty();
	}

	@Test
	void findWhenThereAreFewItemsFindsNothing() {
		assertThat(LostFields.find(shape(2, 2), shape(2, 0))).isEmpty();
		assertThat(LostFields.find(shape(5, 5), shape(2, 0))).isEmpty();
	}

	private static ListingShape shape(int items, int stated) {
		return new ListingShape(List.of(), items, Map.of("title", items, "status", stated));
	}

}
