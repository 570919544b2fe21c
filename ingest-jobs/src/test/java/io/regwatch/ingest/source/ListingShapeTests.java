package io.regwatch.ingest.source;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class ListingShapeTests {

	@Test
	void readWhenALedgerIsOlderThanTheEntriesOfFeedsHasNone() {
		String stored = """
				{"parts": [{"start": "/feed.xml", "pages": 1, "stated": false, "lastItems": ["A"]}], "items": 1,
				"fields": {"title": 1}}
				""";
		ListingShape shape = JsonMapper.builder().build().readValue(stored, ListingShape.class);
		assertThat(shape.parts()).singleElement().satisfies((part) -> assertThat(part.entries()).isEmpty());
	}

}
