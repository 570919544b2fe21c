package io.regwatch.ingest.source.web;

import java.util.stream.Collectors;

import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/** Lists whose values are in unusual places: beside others, in pages, under any name. */
class ListLanguageTests {

	private final StubSite site = new StubSite();

	@AfterEach
	void stop() {
		this.site.close();
	}

	@Test
	void listWhenValueIsBesideAnotherTakesTheOneThatFits() {
		this.site.page("/list", "application/json",
				"""
						{"rows": [{"id": 1, "titles": [{"lang": "fr", "text": "Pompes"}, {"lang": "en", "text": "Pumps"}]},
						{"id": 2, "titles": {"lang": "en", "text": "Lamps"}}, {"id": 3, "titles": [{"lang": "fr", "text": "X"}]}]}
						""");
		assertThat(json("""
				items: /rows
				  fields:
				    id: {pointer: /id}
				    url: {pointer: /id}
				    title: {pointer: "$.titles[?(@.lang == 'en')].text"}
				""").items()).extracting(ListedItem::title).containsExactly("Pumps", "Lamps", null);
	}

	@Test
	void listWhenOneObjectStandsForAnArrayIsItsFirstElement() {
		this.site.page("/list", "application/json", """
				{"rows": [{"id": 1, "files": [{"url": "/a"}, {"url": "/b"}]}, {"id": 2, "files": {"url": "/c"}}]}""");
		assertThat(json("""
				items: /rows
				  fields: {id: {pointer: /id}, url: {pointer: /files/0/url}}
				""").items()).extracting((item) -> item.url().replaceAll(".*/", "")).containsExactly("a", "c");
	}

	@Test
	void listWhenRowsAreInSeveralArraysReadsThemAll() {
		this.site.page("/list", "application/json", """
				{"groups": [{"rows": [{"id": 1}, {"id": 2}]}, {"rows": [{"id": 3}]}]}""");
		assertThat(json("""
				items: "$.groups[*].rows[*]"
				  fields: {id: {pointer: /id}, url: {pointer: /id}}
				""").items()).extracting(ListedItem::externalId).containsExactly("1", "2", "3");
	}

	@Test
	void listWhenNamesHaveAnyCharacterReadsThem() {
		this.site.page("/list", "application/json", """
				{"r/o~w s": [{"番号": 1, "a b/c~d": "T", "x\\"y": "E", "$id": "D"}]}""");
		assertThat(json("""
				items: /r~1o~0w s
				  fields:
				    id: {pointer: /番号}
				    url: {pointer: /番号}
				    title: {pointer: /a b~1c~0d}
				    edition: {pointer: '/x"y'}
				    description: {pointer: /$id}
				""").items()).singleElement().satisfies((item) -> {
			assertThat(item.externalId()).isEqualTo("1");
			assertThat(item.title()).isEqualTo("T");
			assertThat(item.edition()).isEqualTo("E");
			assertThat(item.description()).isEqualTo("D");
		});
	}

	@Test
	void listWhenJsonIsInAPageReadsIt() {
		this.site.page("/list", "text/html", """
				<html><body><p>&nbsp;</p><script id="data" type="application/json">{"rows": [{"id": 1}]}</script>
				<div id="app" data-rows='[{"id": "a &amp; b"}]'></div>
				<script>var rows = [{"id": 7}];</script></body></html>""");
		String fields = "\n  fields: {id: {pointer: /id}, url: {constant: /x}}\n";
		assertThat(ids("embedded: {select: \"script#data\"}\n  items: /rows" + fields)).isEqualTo("1");
		assertThat(ids("embedded: {select: \"#app\", attribute: data-rows}\n  items: \"\"" + fields))
			.isEqualTo("a & b");
		assertThat(ids("embedded: {select: \"script:containsData(var rows)\", regex: \"(?s)var rows = (.*?);\"}"
				+ "\n  items: \"\"" + fields))
			.isEqualTo("7");
		assertThat(json("embedded: {select: \"script#none\"}\n  items: \"\"" + fields).shortfall())
			.contains("script#none");
	}

	@Test
	void listWhenXmlNamesAreNotAsciiReadsThem() {
		this.site.page("/list", "text/xml", """
				<?xml version="1.0" encoding="UTF-8"?><法令一覧><法令 番号="1"><法令名>医薬品</法令名></法令>
				<État-membre Número="2"><Título>Bombas &amp; más</Título></État-membre></法令一覧>""");
		assertThat(TestSource.list(this.site, """
				kind: xml-list
				table:
				  urls: ["SITE/list"]
				  rows: 法令
				  fields:
				    id: {select: 法令, attribute: 番号}
				    url: {select: 法令, attribute: 番号}
				    title: {select: 法令名}
				""").items()).singleElement().satisfies((item) -> {
			assertThat(item.externalId()).isEqualTo("1");
			assertThat(item.title()).isEqualTo("医薬品");
		});
		assertThat(TestSource.list(this.site, """
				kind: xml-list
				table:
				  urls: ["SITE/list"]
				  rows: État-membre
				  fields:
				    id: {select: État-membre, attribute: Número}
				    url: {select: État-membre, attribute: Número}
				    title: {select: Título}
				""").items()).extracting(ListedItem::title).containsExactly("Bombas & más");
	}

	@Test
	void listWhenXmlIsCutOffIsIncomplete() {
		this.site.page("/list", "text/xml", "<?xml version=\"1.0\"?><list><row id=\"1\"/><row id=\"2\"/>");
		assertThat(TestSource.list(this.site, """
				kind: xml-list
				table:
				  urls: ["SITE/list"]
				  rows: row
				  fields: {id: {select: row, attribute: id}, url: {select: row, attribute: id}}
				""").shortfall()).contains("not XML");
	}

	@Test
	void listWhenRowsHaveSeveralFilesNamesThemAll() {
		this.site.page("/list", "application/json", """
				{"rows": [{"id": 1, "page": "/1", "files": [{"kind": "pdf", "url": "/1.pdf"}, {"kind": "image",
				"url": "/1.png"}, {"kind": "pdf", "url": "/1-fr.pdf"}]}, {"id": 2, "page": "/2", "files": []}]}""");
		assertThat(json("""
				items: /rows
				  fields:
				    id: {pointer: /id}
				    url: {pointer: /page}
				    files: [{pointer: "$.files[?(@.kind == 'pdf')].url"}]
				""").items()).extracting(ListedItem::fileName, (item) -> item.files().size())
			.containsExactly(tuple(ListedItem.SEVERAL_FILES, 2), tuple("2", 0));
		this.site.page("/page", "text/html",
				"""
						<html><table><tr><td>1</td><td><a href="/1.pdf">en</a> <a href="/1-fr.pdf">fr</a></td></tr></table></html>
						""");
		assertThat(TestSource.list(this.site, """
				kind: html-table
				table:
				  urls: ["SITE/page"]
				  fields: {id: {column: 1}, url: {column: 1}, files: [{column: 2, select: a, attribute: href}]}
				""").items().getFirst().files()).containsExactly(this.site.uri("/1.pdf").toString(),
				this.site.uri("/1-fr.pdf").toString());
	}

	private String ids(String rest) {
		return json(rest).items().stream().map(ListedItem::externalId).collect(Collectors.joining(","));
	}

	private Listing json(String rest) {
		return TestSource.list(this.site, "kind: json-list\nlist:\n  urls: [\"SITE/list\"]\n  " + rest);
	}

}
