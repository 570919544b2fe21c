package io.regwatch.ingest;

import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/** Lists in JSON, as common programs write them. */
final class JsonSites {

	/** OData with its own dates. */
	static final RegulatorSite SHAREPOINT = new RegulatorSite("SHAREPOINT", "application/json", """
			kind: json-list
			list:
			  urls: ["BASE/list"]
			  items: /d/results
			  next: /d/__next
			  fields:
			    id: {pointer: /DocumentNumber}
			    title: {pointer: /Title}
			    url: {pointer: /FileRef}
			    status: {pointer: /State}
			    edition: {pointer: /OData__UIVersionString}
			    published: {pointer: /Published, date: {patterns: [epoch-milliseconds], replace: {"[^0-9-]": ""}}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int page = request.number("$skiptoken", 1);
			return utf8("{\"d\": {\"results\": [%s]%s}}".formatted(
					commas(ListFormat.page(all, page),
							(row) -> """
									{"DocumentNumber": "%s", "Title": "%s", "FileRef": "%s", "State": "%s",
									"OData__UIVersionString": "%s", "Published": "\\/Date(%d)\\/"}
									""".formatted(row.id(), row.title(), row.url(), row.state(), row.edition(),
									row.published().atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli())),
					ListFormat.isLast(all, page) ? ""
							: ", \"__next\": \"%s/list?%%24skiptoken=%d\"".formatted(base, page + 1)));
		}
	};

	/** A catalogue of data sets with several files each. */
	static final RegulatorSite CKAN = new RegulatorSite("CKAN", "application/json", """
			kind: json-list
			list:
			  urls: ["BASE/list?rows=7"]
			  items: /result/results
			  total: /result/count
			  offset: {parameter: start}
			  fields:
			    id: {pointer: /name, html: upper}
			    title: {pointer: /title}
			    url: {pointer: /url}
			    status: {pointer: "$.extras[?(@.key == 'status')].value"}
			    edition: {pointer: /version}
			    published: {pointer: /metadata_created, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ss.SSSSSS"]}}
			    files: [{pointer: "$.resources[*].url"}]
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int start = Math.min(request.number("start", 0), all.size());
			return utf8("{\"success\": true, \"result\": {\"count\": %d, \"results\": [%s]}}".formatted(all.size(),
					commas(all.subList(start, Math.min(start + PAGE, all.size())), (row) -> """
							{"name": "%s", "title": "%s", "url": "%s", "version": "%s",
							"extras": [{"key": "x", "value": "y"}, {"key": "status", "value": "%s"}],
							"metadata_created": "%sT00:00:00.000000", "resources": [{"url": "%s%s"}]}
							""".formatted(row.id().toLowerCase(Locale.ROOT), row.title(), row.url(), row.edition(),
							row.state(), row.published(), base, row.annex()))));
		}

		@Override
		public boolean hasAnnexes() {
			return true;
		}
	};

	/** Pages behind a cursor; the first page wants null. */
	static final RegulatorSite GRAPH_QL = new RegulatorSite("GRAPH_QL", "application/json",
			"""
					kind: json-list
					list:
					  urls: ["BASE/list"]
					  request:
					    body: '{"query": "query ($after: String) { documents(first: 7, after: $after) { nodes { number } } }", "variables": {"after": {token}}}'
					  items: /data/documents/nodes
					  token: {value: {pointer: /data/documents/pageInfo/endCursor}}
					  last: {pointer: /data/documents/pageInfo/hasNextPage, regex: "^false$"}
					  fields:
					    id: {pointer: /number}
					    title: {pointer: /title}
					    url: {pointer: /document/url}
					    status: {pointer: /status, html: lower}
					    edition: {pointer: /edition}
					    published: {pointer: /published, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssXXX"], zone: Asia/Seoul}}
					""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			String after = request.body().replaceAll("(?s).*\"after\": ", "").replaceAll("[}\\s]+$", "");
			int page = after.equals("null") ? 1 : Integer.parseInt(after.replaceAll("\\D", "")) + 1;
			return utf8(after.equals("\"\"") ? "{\"errors\": [{\"message\": \"bad cursor\"}], \"data\": null}" : """
					{"data": {"documents": {"nodes": [%s], "pageInfo": {"endCursor": "Y+%d=", "hasNextPage": %s}}}}
					""".formatted(commas(ListFormat.page(all, page), (row) -> """
					{"number": "%s", "title": "%s", "document": {"url": "%s"}, "status": "%s", "edition": "%s",
					"published": "%sT00:00:00+09:00"}
					""".formatted(row.id(), row.title(), row.url(), row.state().toUpperCase(Locale.ROOT), row.edition(),
					row.published())), page, !ListFormat.isLast(all, page)));
		}
	};

	private JsonSites() {
	}

}
