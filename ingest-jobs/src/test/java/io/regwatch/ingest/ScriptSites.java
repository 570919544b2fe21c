package io.regwatch.ingest;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Lists that scripts of a page display. */
final class ScriptSites {

	/** Rows in a script of a page, with HTML in their cells. */
	static final RegulatorSite DATA_TABLES = new RegulatorSite("DATA_TABLES", "text/html", """
			kind: json-list
			list:
			  urls: ["BASE/list"]
			  embedded: {select: "script:containsData(DataTable)", regex: "(?s)data: (\\\\[.*\\\\])\\\\s*\\\\}\\\\);"}
			  items: ""
			  fields:
			    id: {pointer: /0}
			    title: {pointer: /1, html: text}
			    url: {pointer: /1, html: href}
			    status: {pointer: /2, html: text}
			    edition: {pointer: /3}
			    published: {pointer: /4, date: {patterns: [epoch-seconds]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return utf8("""
					<html><body><table id="t"></table><script>
					$('#t').DataTable({ pageLength: 25, data: [
					%s
					] });</script></body></html>
					""".formatted(join(all, (row) -> """
					['%s', '<a class="x" href="%s">%s</a>', '<span>%s</span>', '%s', %d,],
					""".formatted(row.id(), row.url(), row.title(), row.state(), row.edition(),
					row.published().atStartOfDay(ZoneOffset.UTC).toEpochSecond()))));
		}
	};

	/** JSON in a string of a script, as server-side rendering writes it. */
	static final RegulatorSite PARSED_STRING = new RegulatorSite("PARSED_STRING", "text/html", """
			kind: json-list
			list:
			  urls: ["BASE/list"]
			  embedded: {select: "script:containsData(__STATE__)", regex: "(?s)JSON[.]parse[(](.*)[)];"}
			  items: /documents
			  fields:
			    id: {pointer: /number}
			    title: {pointer: /title}
			    url: {pointer: /address}
			    status: {pointer: /state}
			    edition: {pointer: /edition}
			    published: {pointer: /published, date: {patterns: ["EEE, d MMM yyyy"]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			String json = "{\"documents\": [%s]}".formatted(commas(all, (row) -> """
					{"number": "%s", "title": "%s", "address": "%s", "state": "%s", "edition": "%s", "published": "%s"}
					""".formatted(row.id(), row.title(), row.url(), row.state(), row.edition(),
					DateTimeFormatter.ofPattern("EEE, d MMM yyyy", Locale.ENGLISH).format(row.published()))));
			return utf8(
					"<html><body><div id=\"app\"></div><script>window.__STATE__ = JSON.parse(\"%s\");</script></body></html>"
						.formatted(json.replace("\"", "\\\"").replace("\n", "\\n").replace("/", "\\u002F")));
		}
	};

	/** Fragments of HTML in JSON, which a button of the page loads. */
	static final RegulatorSite LOAD_MORE = new RegulatorSite("LOAD_MORE", "application/json", """
			kind: html-table
			table:
			  urls: ["BASE/list?view=guidance"]
			  pointer: "$[?(@.command == 'insert')].data"
			  page: {parameter: page, first: 0}
			  tables: body
			  rows: "article"
			  fields:
			    id: {select: ".number"}
			    title: {select: h3}
			    url: {select: "h3 a", attribute: href}
			    status: {select: ".state"}
			    edition: {select: ".edition"}
			    published: {select: time, attribute: datetime, date: {patterns: [yyyy-MM-dd]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			String rows = join(ListFormat.page(all, request.number("page", 0) + 1), (row) -> """
					<article><h3><a href="%s">%s</a></h3><p class="number">%s</p><p class="state">%s</p>
					<p class="edition">%s</p><time datetime="%s">March</time></article>
					""".formatted(row.url(), row.title(), row.id(), row.state(), row.edition(), row.published()));
			return utf8(
					"[{\"command\": \"settings\", \"data\": {\"a\": 1}}, {\"command\": \"insert\", \"data\": \"%s\"}]"
						.formatted(rows.replace("\"", "\\\"").replace("\n", "\\n")));
		}
	};

	private ScriptSites() {
	}

}
