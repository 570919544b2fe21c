package io.regwatch.ingest;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** How a replicated site writes its list, and how its source is described. */
enum SiteShape implements ListFormat {

	JSON_WITH_TOTAL("application/json", """
			kind: json-list
			list: {urls: ["BASE/list"], items: /results, total: /total, fields: FIELDS}
			""", "{\"total\": COUNT, \"results\": ROWS}", Json.ROW),

	JSON_WITH_PAGES("application/json", """
			kind: json-list
			list: {urls: ["BASE/list"], items: /results, total: /total, page: {parameter: page}, fields: FIELDS}
			""", "{\"total\": COUNT, \"results\": ROWS}", Json.ROW),

	JSON_WITH_TOKEN("application/json", """
			kind: json-list
			list:
			  urls: ["BASE/list"]
			  items: /results
			  token: {parameter: page, value: {pointer: /next}}
			  fields: FIELDS
			""", "{\"results\": ROWS, \"next\": FOLLOWING}", Json.ROW),

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

	HTML_TABLE("text/html",
			"""
					kind: html-table
					table:
					  urls: ["BASE/list"]
					  rows: "tr:has(> td)"
					  mustContain: [Register]
					  fields: {id: {column: 1}, title: {column: 2}, url: {column: 2, select: a, attribute: href}, status: {column: 3}}
					""",
			"<html><body><h1>Register</h1><table>ROWS</table></body></html>", Html.ROW),

	HTML_ITEMS("text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  tables: body
			  rows: "li:has(> a)"
			  mustContain: [Register]
			  fields: {id: {select: b}, title: {select: a}, url: {select: a, attribute: href}, status: {select: i}}
			""", "<html><body><h1>Register</h1><ul>ROWS</ul></body></html>",
			"<li><b>%1$s</b> <a href=\"%3$s\">%2$s</a> <i>%4$s</i></li>"),

	HTML_PAGES("text/html",
			"""
					kind: html-table
					table:
					  urls: ["BASE/list"]
					  rows: "tr:has(> td)"
					  mustContain: [Register]
					  next: "a[rel=next]"
					  fields: {id: {column: 1}, title: {column: 2}, url: {column: 2, select: a, attribute: href}, status: {column: 3}}
					""",
			"<html><body><h1>Register</h1><table>ROWS</table>FOLLOWING</body></html>", Html.ROW),

	XML("application/xml", """
			kind: xml-list
			table:
			  urls: ["BASE/list"]
			  rows: law
			  fields: {id: {select: number}, title: {select: title}, url: {select: link}, status: {select: state}}
			""", "<?xml version=\"1.0\"?><laws>ROWS</laws>",
			"<law><number>%1$s</number><title>%2$s</title><link>%3$s</link><state>%4$s</state></law>"),

	RSS("application/rss+xml", """
			kind: feed
			list:
			  urls: ["BASE/list"]
			  fields: {id: {pointer: /id}, title: {pointer: /title}, url: {pointer: /link}}
			""", "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><title>News</title>ROWS</channel></rss>",
			"<item><guid isPermaLink=\"false\">%1$s</guid><title>%2$s</title><link>BASE%3$s</link></item>"),

	ATOM("application/atom+xml", """
			kind: feed
			list:
			  urls: ["BASE/list"]
			  fields: {id: {pointer: /id}, title: {pointer: /title}, url: {pointer: /link}}
			""", "<?xml version=\"1.0\"?><feed xmlns=\"http://www.w3.org/2005/Atom\"><title>News</title>ROWS</feed>",
			"<entry><id>%1$s</id><title>%2$s</title><link href=\"BASE%3$s\"/></entry>"),

	SITEMAP("application/xml", """
			kind: sitemap
			list:
			  urls: ["BASE/list"]
			  fields:
			    id: {pointer: /loc, regex: "[0-9]+(?=[.]html)"}
			    title: {join: [{constant: Title}, {pointer: /loc, regex: "[0-9]+(?=[.]html)"}], separator: " "}
			    url: {pointer: /loc}
			""", "<?xml version=\"1.0\"?><urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">ROWS</urlset>",
			"<url><loc>BASE%3$s</loc></url>"),

	CSV("text/csv", """
			kind: bulk-file
			list: {urls: ["BASE/list"], format: csv, delimiter: ";", fields: FIELDS}
			""", "id;title;url;state\nROWS", "%1$s;%2$s;%3$s;%4$s\n"),

	JSON_LINES("application/jsonl", """
			kind: bulk-file
			list: {urls: ["BASE/list"], format: jsonl, fields: FIELDS}
			""", "ROWS", Json.ROW + "\n"),

	JSON_FILE("application/json", """
			kind: bulk-file
			list: {urls: ["BASE/list"], format: json, fields: FIELDS}
			""", "ROWS", Json.ROW);

	private static final String FIELDS = "{id: {pointer: /id}, title: {pointer: /title}, url: {pointer: /url},"
			+ " status: {pointer: /state}}";

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

	@Override
	public String type() {
		return this.type;
	}

	@Override
	public String description(String base) {
		return this.description.replace("FIELDS", FIELDS).replace("BASE", base);
	}

	@Override
	public boolean isRegister() {
		return this != RSS && this != ATOM && this != SITEMAP;
	}

	@Override
	public boolean hasIds() {
		return this != SITEMAP;
	}

	/** A list without pages has only one. */
	@Override
	public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
		int page = request.number("page", 1);
		boolean paged = name().endsWith("_PAGES") || this == JSON_WITH_TOKEN;
		int first = paged ? Math.min((page - 1) * PAGE, all.size()) : 0;
		int end = paged ? Math.min(first + PAGE, all.size()) : all.size();
		boolean json = this.row.equals(Json.ROW);
		return this.list.replace("COUNT", "" + all.size())
			.replace("FOLLOWING", next(json, end < all.size(), page + 1))
			.replace("ROWS",
					all.subList(first, end)
						.stream()
						.map((each) -> this.row.formatted(each.id(), each.title(), each.url(), each.state()))
						.collect(Collectors.joining(json ? ", " : "", json ? "[" : "", json ? "]" : "")))
			.replace("BASE", base)
			.getBytes(StandardCharsets.UTF_8);
	}

	private static String next(boolean json, boolean more, int page) {
		if (json) {
			return more ? "\"" + page + "\"" : "null";
		}
		return more ? "<a rel=\"next\" href=\"/list?page=%d\">Next</a>".formatted(page) : "";
	}

	/** Constants that values of the enum need. */
	private static final class Json {

		static final String ROW = "{\"id\": \"%1$s\", \"title\": \"%2$s\", \"url\": \"%3$s\", \"state\": \"%4$s\"}";

	}

	/** Constants that values of the enum need. */
	private static final class Html {

		static final String ROW = "<tr><td>%1$s</td><td><a href=\"%3$s\">%2$s</a></td><td>%4$s</td></tr>";

	}

}
