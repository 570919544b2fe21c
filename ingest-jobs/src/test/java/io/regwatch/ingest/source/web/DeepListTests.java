package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.time.LocalDate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Lists that end too early, hide rows, or spread what belongs together. */
class DeepListTests {

	private static final String LIST = """
			kind: json-list
			list:
			  urls: ["SITE/list?%s"]
			  items: /rows
			  total: /total
			  fields: {id: {pointer: /id}, url: {join: [{constant: /d/}, {pointer: /id}], separator: ""}}
			""";

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenWindowHitsTheWallIsHalvedUntilAllIsSeen() {
		this.site.on("/list", (exchange) -> {
			int from = day(exchange, "from");
			int to = Math.min(day(exchange, "to"), 20240031);
			rows(exchange, from, to, 10);
		});
		Listing listing = TestSource.list(this.site, LIST.formatted("from={from}&to={to}") + """
				  windows: {start: "2024-01-01", months: 1200, maxResults: 10}
				""");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).hasSize(31);
	}

	@Test
	void listWhenOneDayHitsTheWallIsShort() {
		this.site.on("/list", (exchange) -> rows(exchange, 1, 30, 10));
		Listing listing = TestSource.list(this.site, LIST.formatted("from={from}&to={to}") + """
				  windows: {start: "2024-01-01", months: 2, maxResults: 10}
				""");
		assertThat(listing.shortfall()).contains("more than are ever shown");
	}

	@Test
	void listWhenPagesEndTooEarlyBeginsAgainBehindTheLastRow() {
		this.site.on("/list", (exchange) -> {
			int since = value(exchange, "since");
			int page = value(exchange, "page");
			int first = since + (page - 1) * 3;
			rows(exchange, first, Math.min(first + 2, 20), 100, 20 - since + 1);
		});
		Listing listing = TestSource.list(this.site, LIST.formatted("since={cursor}") + """
				  page: {parameter: page}
				  cursor: {start: "1", value: {pointer: /id}, pages: 2}
				""");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).extracting(ListedItem::externalId)
			.containsExactlyElementsOf(IntStream.rangeClosed(1, 20).mapToObj(String::valueOf).toList());
		assertThat(listing.reported()).isEqualTo(20);
	}

	@Test
	void listWhenCursorStandsStillIsShort() {
		this.site.on("/list", (exchange) -> rows(exchange, 1, 3, 100, 9));
		Listing listing = TestSource.list(this.site, LIST.formatted("since={cursor}") + """
				  page: {parameter: page}
				  cursor: {start: "3", value: {pointer: /id}, pages: 1}
				""");
		assertThat(listing.shortfall()).contains("cannot be continued");
	}

	@Test
	void listWhenRowsBelongTogetherMakesOneItem() {
		this.site.page("/list", "application/json", """
				{"rows": [{"part": "820", "date": "2024-02-02", "name": "new"}, {"part": "11", "date": "2020-01-01"},
				{"part": "820", "date": "1996-10-07", "name": "old"}]}""");
		Listing listing = TestSource.list(this.site, """
				kind: json-list
				list:
				  urls: ["SITE/list"]
				  items: /rows
				  where: [{pointer: /part, regex: "^8.*"}]
				  group: {by: {pointer: /part}, order: {pointer: /date}}
				  fields:
				    id: {pointer: /last/part}
				    title: {pointer: /last/name}
				    edition: {pointer: /max/date}
				    published: {pointer: /min/date, date: {patterns: [yyyy-MM-dd]}}
				    url: {join: [{constant: /full/}, {pointer: /max/date}], separator: ""}
				""");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).singleElement().satisfies((item) -> {
			assertThat(item.externalId()).isEqualTo("820");
			assertThat(item.title()).isEqualTo("new");
			assertThat(item.edition()).isEqualTo("2024-02-02");
			assertThat(item.published()).isEqualTo("1996-10-07T00:00:00Z");
			assertThat(item.locator()).endsWith("/full/2024-02-02");
		});
	}

	@Test
	void listWhenRowHasADetailReadsIt() {
		this.site.page("/list", "application/json", "{\"rows\": [{\"id\": \"a\"}, {\"id\": \"b\"}]}");
		this.site.page("/detail/a", "application/json", "{\"title\": \"A\", \"pdf\": \"/a.pdf\"}");
		this.site.on("/detail/b", (exchange) -> StubSite.answer(exchange, 500, "text/plain", "no"));
		Listing listing = TestSource.list(this.site, """
				kind: json-list
				list:
				  urls: ["SITE/list"]
				  items: /rows
				  detail: {url: {join: [{constant: /detail/}, {pointer: /id}], separator: ""}}
				  fields: {id: {pointer: /id}, title: {pointer: /detail/title}, url: {pointer: /detail/pdf}}
				""");
		assertThat(listing.items()).singleElement().satisfies((item) -> {
			assertThat(item.title()).isEqualTo("A");
			assertThat(item.locator()).isEqualTo(this.site.uri("/a.pdf").toString());
		});
		assertThat(listing.rejections()).singleElement().satisfies((rejection) -> {
			assertThat(rejection.item().externalId()).isEqualTo("b");
			assertThat(rejection.reason()).isEqualTo(RejectionReason.HTTP_ERROR);
		});
		assertThat(listing.shortfall()).isNull();
	}

	@Test
	void listWhenADetailSaysNothingOfTheRowRejectsIt() {
		this.site.page("/list", "application/json", """
				{"rows": [{"id": "whole"}, {"id": "none"}, {"id": "blank"}, {"id": "failed"}, {"id": "other"}]}""");
		this.site.page("/detail/whole", "application/json", "{\"title\": \"A\"}");
		this.site.page("/detail/none", "application/json", "{}");
		this.site.page("/detail/blank", "application/json", "{\"title\": \" \", \"withdrawn\": null, \"files\": []}");
		this.site.page("/detail/failed", "application/json", "{\"error\": {\"code\": 17}, \"title\": \"Failed\"}");
		this.site.page("/detail/other", "application/json", "{\"message\": \"Try again\"}");
		Listing listing = TestSource.list(this.site, """
				kind: json-list
				list:
				  urls: ["SITE/list"]
				  items: /rows
				  detail: {url: {join: [{constant: /detail/}, {pointer: /id}], separator: ""}}
				  fields:
				    id: {pointer: /id}
				    url: {join: [{constant: /d/}, {pointer: /id}], separator: ""}
				    title: {join: [{constant: Act}, {pointer: /detail/title}]}
				    status: {pointer: /detail/withdrawn, present: withdrawn, default: in_force}
				    files: [{pointer: "$.detail.files[*]"}]
				""");
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("whole");
		assertThat(listing.rejections()).extracting((rejection) -> rejection.item().externalId())
			.containsExactly("none", "blank", "failed", "other");
		assertThat(listing.rejections()).extracting(Listing.Rejection::reason)
			.containsOnly(RejectionReason.LACKS_EXPECTED_TEXT);
		assertThat(listing.rejections()).extracting(Listing.Rejection::detail)
			.allSatisfy((detail) -> assertThat(detail).contains("/detail/"))
			.anySatisfy((detail) -> assertThat(detail).contains("has none of the fields"))
			.anySatisfy((detail) -> assertThat(detail).contains("reports a failure: '/error'"));
	}

	private static void rows(HttpExchange exchange, int from, int to, int wall) throws IOException {
		rows(exchange, from, to, wall, Math.max(0, to - from + 1));
	}

	private static void rows(HttpExchange exchange, int from, int to, int wall, int total) throws IOException {
		String rows = IntStream.rangeClosed(from, to)
			.limit(wall)
			.mapToObj("{\"id\": %d}"::formatted)
			.collect(Collectors.joining(","));
		StubSite.answer(exchange, 200, "application/json",
				"{\"total\": %d, \"rows\": [%s]}".formatted(Math.min(total, wall), rows));
	}

	/** Day n of 2024 and later as a number. */
	private static int day(HttpExchange exchange, String parameter) {
		String date = exchange.getRequestURI().getQuery().replaceFirst(".*\\b" + parameter + "=([0-9-]+).*", "$1");
		LocalDate day = LocalDate.parse(date);
		return (int) Math.min(20240000L + day.toEpochDay() - LocalDate.of(2023, 12, 31).toEpochDay(),
				Integer.MAX_VALUE);
	}

	private static int value(HttpExchange exchange, String parameter) {
		return Integer
			.parseInt(exchange.getRequestURI().getQuery().replaceFirst(".*\\b" + parameter + "=(\\d+).*", "$1"));
	}

}
