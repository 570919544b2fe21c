package io.regwatch.ingest.source.web;

import java.util.List;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.InvalidFileException;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Values that are told by their place: in a certain cell, beside the rows, or elsewhere.
 */
class PlacedValuesTests {

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenACellIsFilledOrNotTellsTheStatus() {
		this.site.page("/list", "text/html",
				"""
						<html><body><table><tr><td>1</td><td>30.3.2026</td></tr><tr><td>2</td><td>&nbsp;</td></tr><tr><td>3</td></tr>
						<tr><td>4</td><td><img src="tick.png"></td></tr></table></body></html>""");
		String rest = """
				kind: html-table
				table:
				  urls: ["SITE/list"]
				  fields:
				    id: {column: 1}
				    url: {column: 1}
				    status: {join: [{column: 2, present: withdrawn}, {column: 2, select: img, attribute: src, present: draft}], default: in_force}
				""";
		assertThat(TestSource.list(this.site, rest).items()).extracting(ListedItem::status)
			.containsExactly(VersionStatus.WITHDRAWN, VersionStatus.IN_FORCE, VersionStatus.IN_FORCE,
					VersionStatus.DRAFT);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"<thead><tr><th>No</th><th>Title</th><th>EFFECTIVE\u00a0date ▲</th></tr></thead><tr><td>1</td><td>A</td><td>2026-03-01</td></tr>",
			"<tr><th>No</th><th>Title</th><th>Reviewed</th><th>Effective date</th></tr><tr><th>1</th><td>A</td><td>2026-05-07</td><td>2026-03-01</td></tr>",
			"<tr><th rowspan=2>No</th><th colspan=2>Dates</th></tr><tr><th>Reviewed</th><th>Effective date</th></tr><tr><td>1</td><td>2026-05-07</td><td>2026-03-01</td></tr>",
			"<tr><td>Effective date:</td><td>No</td></tr><tr><td>2026-03-01</td><td>1</td></tr>" })
	void listWhenColumnsAreNamedFindsThemWhereverTheyStand(String table) {
		this.site.page("/list", "text/html", "<table>%s</table>".formatted(table));
		assertThat(TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE/list"]
				  rows: "tbody > tr:last-child"
				  fields:
				    id: {column: no}
				    url: {column: No}
				    effective: {column: Effective date, date: {patterns: [yyyy-MM-dd]}}
				""").items()).singleElement().satisfies((item) -> {
			assertThat(item.externalId()).isEqualTo("1");
			assertThat(item.effective()).isEqualTo("2026-03-01T00:00:00Z");
		});
	}

	@Test
	void listWhenNoColumnHasTheNameFindsNothing() {
		this.site.page("/list", "text/html", "<table><tr><th>No<th>From<tr><td>1<td>2026-03-01</table>");
		assertThat(TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE/list"]
				  fields: {id: {column: 1}, url: {column: 1}, edition: {column: Edition}}
				""").items()).singleElement().extracting(ListedItem::edition).isNull();
	}

	@Test
	void listWhenFilesAreInRowsThatContinueReadsThem() {
		this.site.page("/list", "text/html",
				"<table><tr><th>No<th>File</tr><tr class=r><td rowspan=3>1<td><a href=/main>Main</a></tr>"
						+ "<tr class=c><td><a href=/annex1>Annex 1</a> <a href=/form>Form</a></tr>"
						+ "<tr class=c><td><a href=/annex2>Annex 2</a></tr></table>");
		assertThat(TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE/list"]
				  rows: tr.r
				  continuation: tr.c
				  fields:
				    id: {column: No}
				    url: {column: File, select: a, attribute: href}
				    title: {continuation: true, select: a}
				    files: [{continuation: true, column: File, select: a, attribute: href}]
				""").items()).singleElement().satisfies((item) -> {
			assertThat(item.title()).isEqualTo("Annex 1; Annex 2");
			assertThat(item.files()).extracting((file) -> file.substring(file.lastIndexOf('/')))
				.containsExactly("/annex1", "/form", "/annex2");
		});
	}

	@Test
	void listWhenSeveralElementsAreTheTextReadsAll() {
		this.site.page("/list", "text/html", "<table><tr><td><a href=/a>A</a></td><td><p>Fee: 20 EUR</p><i>Note</i>"
				+ "<p>Late fee: 30 EUR</p></td></tr></table>");
		assertThat(TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE/list"]
				  fields: {id: {column: 1}, url: {column: 1, select: a, attribute: href}, text: {column: 2, select: p}}
				""").items()).singleElement()
			.extracting(ListedItem::text)
			.asString()
			.contains("Fee: 20 EUR", "Late fee: 30 EUR")
			.doesNotContain("Note");
	}

	@Test
	void listWhenTheTextOfARowHasMarkupKeepsIt() {
		this.site.page("/list", "text/html", "<table><tr><td><a href=/a>A</a></td><td>Lamps <s>and pumps</s></td></tr>"
				+ "<tr><td><a href=/b>B</a></td><td>Lamps</td></tr></table>");
		List<ListedItem> items = TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE/list"]
				  fields: {id: {column: 1}, url: {column: 1, select: a, attribute: href}, text: {column: 2}}
				""").items();
		assertThat(items.getFirst().text()).contains("<body>Lamps <s>and pumps</s></body>");
		assertThat(items.getFirst().announcedType()).isEqualTo("html");
		assertThat(items.getLast().text()).isEqualTo("Lamps");
	}

	@Test
	void listWhenAMemberIsNullFalseOrEmptyIsNotPresent() {
		this.site.page("/list", "application/json",
				"""
						{"rows": [{"id": 1, "ended": "2026"}, {"id": 2, "ended": null}, {"id": 3, "ended": false},
						{"id": 4, "ended": ""}, {"id": 5, "ended": []}, {"id": 6}, {"id": 7, "ended": true},
						{"id": 8, "ended": "—"}, {"id": 9, "ended": " - "}, {"id": 10, "ended": "n/a"}, {"id": 11, "ended": "None"},
						{"id": 12, "ended": "0001-01-01T00:00:00"}, {"id": 13, "ended": "0000-00-00"}, {"id": 14, "ended": "No"},
						{"id": 15, "ended": "0001-02-01"}, {"id": 16, "ended": "\u00a0"}]}""");
		assertThat(json("""
				items: /rows
				  fields:
				    id: {pointer: /id}
				    url: {pointer: /id}
				    status: {pointer: /ended, present: repealed, default: in_force}
				""").items()).filteredOn(ListedItem::hasEnded)
			.extracting(ListedItem::externalId)
			.containsExactly("1", "7", "14", "15");
	}

	@Test
	void listWhenResourcesAreIncludedReadsThemWhereRowsNameThem() {
		this.site.page("/list", "application/json",
				"""
						{"data": [{"type": "n", "id": "1", "relationships": {"media": {"data": [{"type": "m", "id": "7"}, {"type": "unknown", "id": "missing"}]}}},
						{"type": "n", "id": "2", "relationships": {"media": {"data": null}}},
						{"type": "n", "id": "3", "relationships": {"media": {"data": [{"type": "m", "id": "7"}, {"type": "m", "id": "8"}]}}}],
						"included": [{"type": "m", "id": "7", "relationships": {"file": {"data": {"type": "f", "id": "9"}}, "up": {"data": {"type": "m", "id": "7"}}}},
						{"type": "f", "id": "9", "attributes": {"url": "/nine.pdf"}}]}""");
		String fields = """
				items: /data
				  fields:
				    id: {pointer: /id}
				    url: {pointer: /id}
				    edition: {pointer: /relationships/media/data/0/id}
				    files: [{pointer: "$.relationships.media.data[*].relationships.file.data.attributes.url"}]
				""";
		Listing listing = json(fields);
		assertThat(listing.items()).extracting((item) -> item.files().size()).containsExactly(1, 0);
		assertThat(listing.rejections()).extracting((one) -> one.item().externalId()).containsExactly("3");
		assertThat(listing.shortfall()).contains("'m' '8'");
		assertThat(json(fields.replace("attributes.url\"", "attributes.url\", default: \"\"")).shortfall()).isNull();
	}

	@Test
	void listWhenTheTotalIsBesideTheHtmlInItsJsonReadsIt() {
		this.site.page("/list", "application/json",
				"{\"count\": \"1,002\", \"html\": \"<table><tr><td>1</td></tr></table>\"}");
		String rest = """
				kind: html-table
				table:
				  urls: ["SITE/list"]
				  pointer: /html
				  total: {pointer: /count}
				  fields: {id: {column: 1}, url: {column: 1}}
				""";
		assertThat(TestSource.list(this.site, rest).shortfall()).contains("reports 1002 items but listed 1");
		assertThatExceptionOfType(InvalidFileException.class).as("a page of HTML has no pointers")
			.isThrownBy(() -> TestSource.of(this.site, rest.replace("  pointer: /html\n", "")))
			.withMessageContaining("pointer");
	}

	private Listing json(String rest) {
		return TestSource.list(this.site, "kind: json-list\nlist:\n  urls: [\"SITE/list\"]\n  " + rest);
	}

}
