package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.parse.Row;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import io.regwatch.schema.ContentHash;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Anomalies of lists whose pages all seem valid. */
class ListAnomaliesTests {

	private static final String FIELDS = """
			  items: /rows
			  fields: {id: {pointer: ""}, url: {join: [{constant: /}, {pointer: ""}], separator: ""}}
			""";

	private static final String COUNTED = "  total: /total\n" + FIELDS;

	private static final String END = page(9);

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenRowStandsOnTwoPagesMayHaveMoved() {
		pages("/a", page(9, 1, 2), page(9, 2, 4), END);
		Listing listing = list("\"SITE/a\"", FIELDS);
		assertThat(listing.items()).hasSize(3);
		assertThat(rules(listing)).containsExactly(AnomalyRule.UNSTABLE_PAGING);
		assertThat(listing.shortfall()).startsWith("1 rows of the page");
	}

	@Test
	void listWhenRowStandsOnTwoPagesWithAnotherCounterIsTheSame() {
		String rows = "{\"total\": %d, \"rows\": [{\"id\": %d, \"views\": %d}, {\"id\": %d, \"views\": 5}]}";
		String fields = """
				  items: /rows
				  fields: {id: {pointer: /id}, url: {constant: /register}, text: {join: [{pointer: /id}, {pointer: /views}]}}
				""";
		pages("/a", rows.formatted(4, 1, 7, 2), rows.formatted(4, 2, 8, 3), END);
		Listing listing = list("\"SITE/a\"", fields);
		assertThat(listing.items()).hasSize(3);
		assertThat(rules(listing)).containsExactly(AnomalyRule.UNSTABLE_PAGING);
		assertThat(rules(list("\"SITE/a\"", "  total: /total\n" + fields))).contains(AnomalyRule.COUNT_MISMATCH);
		pages("/b", rows.formatted(4, 1, 7, 2), rows.formatted(4, 1, 8, 2), END);
		assertThat(rules(list("\"SITE/b\"", fields))).containsExactly(AnomalyRule.REPEATED_PAGE);
	}

	@Test
	void listWhenRowStandsTwiceButNoneIsMissingIsWhole() {
		pages("/a", page(3, 1, 2), page(3, 2, 3), page(3));
		assertThat(list("\"SITE/a\"", COUNTED).anomalies()).isEmpty();
	}

	@Test
	void listWhenRowStandsInTwoListsIsWhole() {
		pages("/a", page(9, 1, 2), page(9, 3), END);
		pages("/b", page(9, 2), page(9, 1), page(9, 4), END);
		Listing listing = list("\"SITE/a\", \"SITE/b\"", FIELDS);
		assertThat(listing.items()).hasSize(4);
		assertThat(listing.anomalies()).isEmpty();
	}

	@Test
	void listWhenPagesEndBeforeTheTotalIsWalled() {
		pages("/a", page(9, 1, 2), page(9));
		assertThat(rules(list("\"SITE/a\"", COUNTED))).containsExactly(AnomalyRule.COUNT_MISMATCH,
				AnomalyRule.RESULT_CAP);
	}

	@Test
	void listWhenARowStandsTwiceAndTheTotalCountsBothSaysSo() {
		pages("/a", page(3, 1, 2, 2), page(3));
		assertThat(list("\"SITE/a\"", COUNTED).anomalies()).first()
			.extracting(Anomaly::detail)
			.isEqualTo("The source reports 3 items but listed 2, and 1 rows more than once");
	}

	@Test
	void listWhenOnlyTheConstantOfAJoinedIdIsThereHasARowWithoutId() {
		pages("/a", page(9, 1, 2), END);
		Listing listing = list("\"SITE/a\"",
				FIELDS.replace("id: {pointer: \"\"}", "id: {join: [{constant: A}, {pointer: \"\", regex: \"[02]\"}]}"));
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("A 2");
		assertThat(rules(listing)).containsExactly(AnomalyRule.MISSING_ID);
	}

	@Test
	void listWhenManyRowsHaveNoNameTellsSome() {
		pages("/a", "{\"rows\": [1, \"\\uFFFDrzte 2\", \"\", \"\\uFFFD\", \"a\\uFFFD\"]}", END);
		Listing listing = list("\"SITE/a\"", FIELDS);
		assertThat(listing.items()).hasSize(1);
		assertThat(listing.shortfall()).isEqualTo("Row 2 ('\"\uFFFDrzte 2\"') has no usable id; "
				+ "Row 3 ('\"\"') has no usable id; Row 4 ('\"\uFFFD\"') has no usable id; and 1 more of this kind");
	}

	@Test
	void listWhenARuleTakesTooLongForOneRowReadsTheOthers() {
		pages("/a", "{\"rows\": [\"%s!\", \"b\"]}".formatted("a".repeat(4000)), END);
		Listing slowFilter = list("\"SITE/a\"", FIELDS + "  where: [{pointer: \"\", regex: \"^(?:a+)+$|b\"}]\n");
		assertThat(slowFilter.items()).as(slowFilter.shortfall())
			.extracting(ListedItem::externalId)
			.containsExactly("b");
		assertThat(slowFilter.shortfall()).startsWith("Row 1 ('\"aaa").contains("cannot be read");
	}

	@Test
	void listWhenCharsetIsAnnouncedWronglyReadsWhatItIs() {
		this.site.on("/a", (exchange) -> StubSite.answer(exchange, 200, "application/json; charset=iso-8859-1",
				exchange.getRequestURI().getQuery().equals("page=1") ? "{\"rows\": [\"für\"]}" : END));
		Listing listing = list("\"SITE/a\"", FIELDS);
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("für");
		assertThat(rules(listing)).containsExactly(AnomalyRule.WRONG_CHARSET);
		assertThat(listing.shortfall()).isNull();
	}

	@Test
	void listWhenLettersAreEncodedTwiceIsUnreadable() {
		pages("/a", "{\"rows\": [\"%s\"]}"
			.formatted(new String("für".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1)));
		assertThat(list("\"SITE/a\"", FIELDS).shortfall()).contains("encoded twice");
	}

	@Test
	void listWhenAPageReportsAFailureBesideItsRowsIsIncomplete() {
		for (String failure : List.of("\"errors\": [{\"message\": \"a\"}]", "\"timed_out\": true",
				"\"_shards\": {\"failed\": 1}")) {
			assertThat(rules(listBeside(failure))).as(failure).containsExactly(AnomalyRule.UNREADABLE);
		}
		assertThat(listBeside("\"errors\": [], \"timed_out\": false, \"_shards\": {\"failed\": 0}").anomalies())
			.isEmpty();
	}

	@Test
	void listWhenTheTotalIsALowerBoundMayLackRows() {
		String total = "{\"hits\": {\"total\": {\"value\": 2, \"relation\": \"%s\"}}, \"rows\": [%s]}";
		String counted = COUNTED.replace("/total", "/hits/total/value");
		pages("/least", total.formatted("gte", "1, 2"), total.formatted("gte", ""));
		assertThat(rules(list("\"SITE/least\"", counted))).containsExactly(AnomalyRule.RESULT_CAP);
		pages("/exact", total.formatted("eq", "1, 2"), total.formatted("eq", ""));
		assertThat(list("\"SITE/exact\"", counted).anomalies()).isEmpty();
	}

	@Test
	void listWhenExactlyTenThousandRowsAreReportedMayLackRows() {
		pages("/cap", page(10_000, IntStream.rangeClosed(1, 10_000).toArray()), page(10_000));
		assertThat(rules(list("\"SITE/cap\"", COUNTED))).containsExactly(AnomalyRule.RESULT_CAP);
		pages("/more", page(10_001, IntStream.rangeClosed(1, 10_001).toArray()), page(10_001));
		assertThat(list("\"SITE/more\"", COUNTED).anomalies()).isEmpty();
	}

	private Listing listBeside(String members) {
		String path = "/" + ContentHash.of(members).hex();
		pages(path, "{%s, \"rows\": [1, 2]}".formatted(members), "{\"rows\": []}");
		return list("\"SITE%s\"".formatted(path), FIELDS);
	}

	private void pages(String path, String... pages) {
		this.site.on(path, (exchange) -> StubSite.answer(exchange, 200, "application/json",
				pages[Math.min(number(exchange), pages.length) - 1]));
	}

	private static int number(HttpExchange exchange) throws IOException {
		return Integer.parseInt(exchange.getRequestURI().getQuery().replace("page=", ""));
	}

	private static String page(int total, int... ids) {
		return "{\"total\": %d, \"rows\": [%s]}".formatted(total,
				IntStream.of(ids).mapToObj(String::valueOf).collect(Collectors.joining(",")));
	}

	private Listing list(String urls, String rest) {
		return TestSource.list(this.site,
				"kind: json-list\nlist:\n  urls: [%s]\n  page: {parameter: page}\n".formatted(urls) + rest);
	}

	private static List<AnomalyRule> rules(Listing listing) {
		return listing.anomalies().stream().map(Anomaly::rule).toList();
	}

}
