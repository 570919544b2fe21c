package io.regwatch.ingest.source.web;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.AnomalyRule;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** How a list says where it continues and where it ends. */
class PagingTests {

	private static final String PAGE = """
			<html><p class=count>Showing 2 of %s notices</p><table>%s</table>%s</html>""";

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenNextIsNoLinkIsIncomplete() {
		page("/list", "2", "a", "<button class=next>More</button>");
		Listing listing = list("next: .next");
		assertThat(listing.shortfall()).contains("'button'", "no link");
	}

	@Test
	void listWhenHtmlTellsATotalComparesIt() {
		AtomicReference<String> total = new AtomicReference<>("1,234");
		this.site.on("/list",
				(exchange) -> StubSite.answer(exchange, 200, "text/html", PAGE.formatted(total.get(), row("a"), "")));
		String rule = "total: {select: .count, regex: 'of ([^ ]+)'}";
		assertThat(rules(list(rule))).containsExactly(AnomalyRule.COUNT_MISMATCH);
		total.set("1");
		assertThat(list(rule).anomalies()).isEmpty();
		total.set("many");
		assertThat(list(rule).shortfall()).contains("no number");
	}

	@Test
	void listWhenATabLeadsToWhatTheStartPageShowsReadsItOnce() {
		String tabs = "<i><a href=/list>All</a><a href=/list?y=1>1</a><a href=/list?y=2>2</a></i>";
		this.site.on("/list", (exchange) -> {
			String query = String.valueOf(exchange.getRequestURI().getQuery());
			boolean second = query.endsWith("p=2");
			StubSite.answer(exchange, 200, "text/html",
					PAGE.formatted(2, row(query.startsWith("y=2") ? "c" : second ? "b" : "a"),
							tabs + (second ? "" : "<a class=next href='/list?y=1&p=2'>Next</a>")));
		});
		String rule = "lists: i a\n  next: a.next";
		assertThat(list(rule).items()).extracting(ListedItem::externalId).containsExactlyInAnyOrder("a", "b", "c");
		assertThat(rules(list(rule))).as("'y=2' goes on at a page of another list")
			.containsExactly(AnomalyRule.REPEATED_PAGE);
		assertThat(list("lists: i a:not([href$=2])\n  next: a.next").anomalies()).isEmpty();
	}

	@Test
	void listWhenPagesGiveTokensFollowsThem() {
		this.site.on("/list", (exchange) -> {
			boolean second = String.valueOf(exchange.getRequestURI().getRawQuery()).contains("after=t+2%26");
			StubSite.answer(exchange, 200, "text/html",
					PAGE.formatted(2, row(second ? "b" : "a"), second ? "" : "<i id=next data-token='t 2&'></i>"));
		});
		Listing listing = list("token: {parameter: after, value: {select: '#next', attribute: data-token}}");
		assertThat(listing.anomalies()).isEmpty();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("a", "b");
	}

	@Test
	void listWhenAPageSaysItIsTheLastAsksNoFurther() {
		this.site.on("/list", (exchange) -> {
			boolean second = exchange.getRequestURI().getQuery().endsWith("2");
			StubSite.answer(exchange, exchange.getRequestURI().getQuery().endsWith("3") ? 500 : 200, "text/html",
					PAGE.formatted(2, row(second ? "b" : "a"), second ? "<i class='next disabled'></i>" : ""));
		});
		Listing listing = list("page: {parameter: page}\n  last: {select: .next.disabled, attribute: class}");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.items()).hasSize(2);
	}

	private void page(String path, String total, String id, String more) {
		this.site.page(path, "text/html", PAGE.formatted(total, row(id), more));
	}

	private static String row(String id) {
		return "<tr><td>%s</td><td><a href='/%s'>Title</a></td></tr>".formatted(id, id);
	}

	private Listing list(String paging) {
		return TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE/list"]
				  %s
				  fields: {id: {column: 1}, url: {column: 2, select: a, attribute: href}}
				""".formatted(paging));
	}

	private static List<AnomalyRule> rules(Listing listing) {
		return listing.anomalies().stream().map(Anomaly::rule).toList();
	}

}
