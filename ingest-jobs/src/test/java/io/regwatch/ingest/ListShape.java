package io.regwatch.ingest;

import java.util.List;
import java.util.stream.Collectors;

/** How a register writes its list, and how its source is described. */
public enum ListShape {

	/** JSON that reports the number of rows. */
	COUNTED("application/json", """
			kind: json-list
			list:
			  urls: ["http://127.0.0.1:PORT/list"]
			  items: /results
			  total: /total
			  page: {parameter: page}
			  fields:
			    id: {pointer: ""}
			    title: {pointer: ""}
			    url: {join: [{constant: /documents/}, {pointer: "", regex: "[0-9]+"}, {constant: .html}], separator: ""}
			"""),

	/** JSON that ends with an empty page. */
	BLIND("application/json", COUNTED.description.replace("  total: /total\n", "")),

	/** A page of HTML with a table. */
	TABLE("text/html", """
			kind: html-table
			table:
			  urls: ["http://127.0.0.1:PORT/list"]
			  rows: "tr:has(> td)"
			  page: {parameter: page}
			  mustContain: [Register]
			  fields:
			    id: {column: 1}
			    title: {column: 1}
			    url: {column: 2, select: a, attribute: href}
			""");

	private final String type;

	private final String description;

	ListShape(String type, String description) {
		this.type = type;
		this.description = description;
	}

	String type() {
		return this.type;
	}

	String source(String id, int port, int deadlineSeconds) {
		return """
				id: %s
				title: Replayed
				geography: DE
				institution: Behörde
				type: guidance
				removal: withdraws
				fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, concurrency: 8, retries: 0, deadlineSeconds: %d,
				  maxMegabytes: 1}
				""".formatted(id, deadlineSeconds) + this.description.replace("PORT", String.valueOf(port));
	}

	String page(List<String> ids, int total) {
		return switch (this) {
			case COUNTED, BLIND -> "{\"total\": %d, \"results\": [%s]}".formatted(total,
					ids.stream().map("\"%s\""::formatted).collect(Collectors.joining(", ")));
			case TABLE -> "<html><head><meta charset=\"utf-8\"></head><h1>Register</h1><table>%s</table></html>"
				.formatted(ids.stream().map(ListShape::row).collect(Collectors.joining()));
		};
	}

	private static String row(String id) {
		return "<tr><td>%s</td><td><a href=\"/documents/%s.html\">Text</a></td></tr>".formatted(id,
				id.replaceAll("\\D", ""));
	}

}
