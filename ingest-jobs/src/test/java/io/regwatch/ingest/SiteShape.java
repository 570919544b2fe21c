package io.regwatch.ingest;

import java.util.List;
import java.util.stream.Collectors;

/** How a replicated site writes its list, and how its source is described. */
enum SiteShape {

	JSON_WITH_TOTAL("application/json", """
			kind: json-list
			list: {urls: ["BASE/list"], items: /results, total: /total, fields: FIELDS}
			""", "{\"total\": COUNT, \"results\": ROWS}", Json.ROW),

	JSON_WITH_TOKEN("application/json", """
			kind: json-list
			list:
			  urls: ["BASE/list"]
			  items: /results
			  token: {parameter: pageToken, value: {pointer: /nextPageToken}}
			  fields: FIELDS
			""", "{\"results\": ROWS}", Json.ROW),

	JSON_BY_POST("application/json", """
			kind: json-list
			list:
			  urls: ["BASE/list"]
			  request: {body: '{"query": "devices"}'}
			  items: /hits
			  fields: FIELDS
			""", "{\"hits\": ROWS}", Json.ROW),

	JSON_IN_GROUPS("application/json", """
			kind: json-list
			list: {urls: ["BASE/list"], items: "$.groups[*].laws[*]", fields: FIELDS}
			""", "{\"groups\": [{\"laws\": ROWS}]}", Json.ROW),

	JSON_IN_HTML("text/html", """
			kind: json-list
			list: {urls: ["BASE/list"], embedded: {select: "script#__NEXT_DATA__"}, items: /rows, fields: FIELDS}
			""",
			"<html><body><script id=\"__NEXT_DATA__\" type=\"application/json\">{\"rows\": ROWS}</script></body></html>",
			Json.ROW),

	HTML_TABLE("text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  rows: "tr:has(> td)"
			  mustContain: [Register]
			  fields: {id: {column: 1}, title: {column: 2}, url: {column: 2, select: a, attribute: href}}
			""", "<html><body><h1>Register</h1><table>ROWS</table></body></html>",
			"<tr><td>%1$s</td><td><a href=\"%3$s\">%2$s</a></td></tr>"),

	HTML_ITEMS("text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  tables: body
			  rows: "li:has(> a)"
			  mustContain: [Register]
			  fields: {id: {select: b}, title: {select: a}, url: {select: a, attribute: href}}
			""", "<html><body><h1>Register</h1><ul>ROWS</ul></body></html>",
			"<li><b>%1$s</b> <a href=\"%3$s\">%2$s</a></li>"),

	XML("application/xml", """
			kind: xml-list
			table:
			  urls: ["BASE/list"]
			  rows: law
			  fields: {id: {select: number}, title: {select: title}, url: {select: link}}
			""", "<?xml version=\"1.0\"?><laws>ROWS</laws>",
			"<law><number>%1$s</number><title>%2$s</title><link>%3$s</link></law>"),

	CSV("text/csv", """
			kind: bulk-file
			list: {urls: ["BASE/list"], format: csv, delimiter: ";", fields: FIELDS}
			""", "id;title;url\nROWS", "%1$s;%2$s;%3$s\n"),

	JSON_LINES("application/jsonl", """
			kind: bulk-file
			list: {urls: ["BASE/list"], format: jsonl, fields: FIELDS}
			""", "ROWS", "{\"id\": \"%1$s\", \"title\": \"%2$s\", \"url\": \"%3$s\"}\n"),

	JSON_FILE("application/json", """
			kind: bulk-file
			list: {urls: ["BASE/list"], format: json, fields: FIELDS}
			""", "ROWS", Json.ROW);

	private static final String FIELDS = "{id: {pointer: /id}, title: {pointer: /title}, url: {pointer: /url}}";

	private final String type;

	private final String description;

	private final String list;

	private final String row;

	SiteShape(String type, String description, String list, String row) {
		this.type = type;
		this.description = description;
		this.list = list;
		this.row = row;
	}

	String type() {
		return this.type;
	}

	String description(String base) {
		return this.description.replace("FIELDS", FIELDS).replace("BASE", base);
	}

	String list(List<NightSite.Row> rows) {
		boolean json = this.row.equals(Json.ROW);
		return this.list.replace("COUNT", "" + rows.size())
			.replace("ROWS",
					rows.stream()
						.map((each) -> this.row.formatted(each.id(), each.title(), each.url()))
						.collect(Collectors.joining(json ? ", " : "", json ? "[" : "", json ? "]" : "")));
	}

	/** Constants that values of the enum need. */
	private static final class Json {

		static final String ROW = "{\"id\": \"%1$s\", \"title\": \"%2$s\", \"url\": \"%3$s\"}";

	}

}
