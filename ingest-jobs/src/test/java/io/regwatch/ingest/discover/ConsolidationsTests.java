package io.regwatch.ingest.discover;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.regwatch.ingest.discover.KnownItems.KnownVersion;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.StatedRelation;
import io.regwatch.ingest.source.catalogue.SourceDefinition.Tolerance;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.RelationKind;
import io.regwatch.schema.VersionStatus;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

class ConsolidationsTests {

	private static final Instant NOW = Instant.parse("2026-12-01T12:00:00Z");

	private static final Map<String, KnownVersion> KNOWN = Map.of("Law",
			new KnownVersion("Law", "https://agency.example/law", Instant.parse("2024-01-01T00:00:00Z")));

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

	@Test
	void mergeKeepsTextsOfTheFutureApartFromTheOneInForce() {
		List<ListedItem> rows = List.of(dated("2028"), consolidated("2024"), dated("2029"));
		assertThat(merge(rows, Set.of())).extracting(ListedItem::externalId, ListedItem::edition, ListedItem::status)
			.containsExactly(tuple("Act", "2024", null), tuple("2028", "2028", VersionStatus.NOT_YET_IN_FORCE),
					tuple("2029", "2029", VersionStatus.NOT_YET_IN_FORCE));
	}

	@Test
	void mergeWhenAllTextsAreOfTheFutureTakesTheFirst() {
		assertThat(merge(List.of(dated("2029"), dated("2028")), Set.of()))
			.extracting(ListedItem::externalId, ListedItem::edition)
			.containsExactly(tuple("Act", "2028"), tuple("2029", "2029"));
	}

	@Test
	void mergeWhenTheDayOfATextHasComeEndsItsOwnDocument() {
		List<ListedItem> rows = List.of(consolidated("2023"), consolidated("2024"));
		assertThat(merge(rows, Set.of("2024", "Act"))).extracting(ListedItem::externalId, ListedItem::status)
			.containsExactly(tuple("Act", null), tuple("2024", VersionStatus.SUPERSEDED));
	}

	@Test
	void withoutOthersWhenOnlyATextOfTheFutureIsLeftKeepsItApart() {
		Set.of(Set.of("Law"), Set.of("Law", "2028"))
			.forEach((known) -> assertThat(merge(List.of(dated("2028", "Law")), known))
				.extracting(ListedItem::externalId, ListedItem::status)
				.containsExactly(tuple("2028", VersionStatus.NOT_YET_IN_FORCE)));
	}

	@Test
	void withoutOthersWhenOnlyAnOlderTextIsLeftKeepsTheKnownOne() {
		assertThat(merge(List.of(dated("2020", "Law")), Set.of("Law"))).isEmpty();
	}

	private static List<ListedItem> merge(List<ListedItem> rows, Set<String> known) {
		Consolidations consolidations = new Consolidations("source", known, KNOWN, NOW);
		Listing merged = consolidations.merge(new Listing(null, rows, List.of(), List.of()));
		return consolidations.withStatus(consolidations.withoutOthers(merged)).items();
	}

	private static ListedItem dated(String year) {
		return dated(year, "Act");
	}

	private static ListedItem dated(String year, String document) {
		return item(year, List.of(new StatedRelation(RelationKind.CONSOLIDATES, document, null))).dated(null,
				Instant.parse(year + "-01-01T00:00:00Z"));
	}

	private static @Nullable String shortfall(int reported) {
		return Anomaly.shortfall(CompletenessCheck.anomalies(merge(reported), 1, Set.of(), new Tolerance(0.2)));
	}

	private static Listing merge(int reported) {
		return new Consolidations("source", Set.of(), Map.of(), NOW)
			.merge(new Listing(reported, ROWS, List.of(), List.of()));
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
