package io.regwatch.ingest.discover;

import java.util.List;
import java.util.Set;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.StatedRelation;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.RelationKind;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

class ConsolidationsTests {

	private static final List<ListedItem> ROWS = List.of(item("Act", List.of()), consolidated("2024"),
			consolidated("2025"));

	@Test
	void mergeMakesOneItemOfADocumentAndItsConsolidatedTexts() {
		assertThat(merge(3).items()).extracting(ListedItem::externalId, ListedItem::edition)
			.containsExactly(tuple("Act", "2025"));
		assertThat(shortfall(3)).isNull();
	}

	@Test
	void mergeWhenRowsAreMissingStaysIncomplete() {
		assertThat(shortfall(5)).isEqualTo("The source reports 3 items but listed 1");
	}

	private static @Nullable String shortfall(int reported) {
		return Anomaly.shortfall(CompletenessCheck.anomalies(merge(reported), 1, Set.of(), new Tolerance(0.2)));
	}

	private static Listing merge(int reported) {
		return Consolidations.merge("source", new Listing(reported, ROWS, List.of(), List.of()));
	}

	private static ListedItem consolidated(String year) {
		return item(year, List.of(new StatedRelation(RelationKind.CONSOLIDATES, "Act", null)));
	}

	private static ListedItem item(String id, List<StatedRelation> relations) {
		return new ListedItem(id, "https://agency.example/" + id, "https://agency.example/" + id, id + ".html", null,
				null, null, null, null, id.equals("Act") ? null : id, null, null, null, null, null, relations,
				List.of());
	}

}
