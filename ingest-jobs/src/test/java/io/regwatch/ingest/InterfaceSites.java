package io.regwatch.ingest;

import java.util.List;

/** Interfaces of programs that many authorities use for their sites. */
final class InterfaceSites {

	/** HTML in JSON that a form requests, with the total beside it. */
	static final RegulatorSite VIETNAMESE = new RegulatorSite("VIETNAMESE", "application/json",
			"""
					kind: html-table
					table:
					  urls: ["BASE/list"]
					  request: {body: "trang={page}&loai=huong-dan", contentType: application/x-www-form-urlencoded}
					  pointer: /data/html
					  total: {pointer: /data/tongSo}
					  page: {first: 1}
					  tables: body
					  rows: .van-ban
					  fields:
					    id: {select: .so-hieu, regex: "Số: (.*)"}
					    title: {select: h4}
					    url: {select: "h4 a", attribute: href}
					    status: {select: .nhan, attribute: class, regex: "nhan (.*)", map: {hieu-luc: in_force, du-thao: draft, het: withdrawn}}
					    edition: {select: .lan, attribute: data-lan}
					    published: {select: .ngay, date: {patterns: ["'Ngày' dd 'tháng' M 'năm' yyyy"]}}
					""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			String html = join(ListFormat.page(all, request.number("trang", 0)),
					(row) -> """
							<div class="van-ban"><span class="so-hieu">Số: %s</span><h4><a href="%s">%s</a></h4><i class="nhan %s"></i>\
							<b class="lan" data-lan="%s">Lần %s</b><span class="ngay">%s</span></div>
							"""
						.formatted(row.id(), row.url(), row.title(), translated(row, "hieu-luc", "du-thao", "het"),
								row.edition(), row.edition(), written(row, "Ngày %3$02d tháng %2$d năm %1$d")));
			return utf8("{\"success\": true, \"data\": {\"tongSo\": \"%d\", \"html\": \"%s\"}}".formatted(all.size(),
					html.replace("\"", "\\\"").replace("\n", "\\n")));
		}
	};

	/** JSON:API with a date that only withdrawn documents have, and a flag of drafts. */
	static final RegulatorSite JSON_API = new RegulatorSite("JSON_API", "application/vnd.api+json",
			"""
					kind: json-list
					list:
					  urls: ["BASE/list?filter[type]=guidance"]
					  items: /data
					  total: /meta/count
					  next: /links/next/href
					  fields:
					    id: {pointer: /attributes/field_number}
					    title: {pointer: /attributes/title}
					    url: {pointer: /attributes/path/alias}
					    status:
					      join: [{pointer: /attributes/withdrawn_on, present: withdrawn}, {pointer: /attributes/draft, present: draft}]
					      regex: "^\\\\w+"
					      default: in_force
					    edition: {pointer: /attributes/edition}
					    published: {pointer: /attributes/changed, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssXXX"], zone: Pacific/Auckland}}
					    files: [{pointer: "$.relationships.files.data[*].attributes.uri.url"}]
					""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int page = request.number("page[number]", 1);
			List<NightSite.Row> rows = ListFormat.page(all, page);
			return utf8("{\"data\": [%s], \"included\": [%s], \"meta\": {\"count\": %d}, \"links\": {%s}}".formatted(
					commas(rows, this::node), commas(rows, this::file), all.size(),
					ListFormat.isLast(all, page) ? ""
							: "\"next\": {\"href\": \"%s/list?filter[type]=guidance&page[number]=%d\"}".formatted(base,
									page + 1)));
		}

		private String node(NightSite.Row row) {
			return """
					{"type": "node--guidance", "id": "%1$x", "attributes": {"field_number": "%2$s", "title": "%3$s",
					"path": {"alias": "%4$s", "pid": 7}, "withdrawn_on": %5$s, "draft": %6$s, "edition": %7$s,
					"changed": "%8$sT00:00:00+13:00"},
					"relationships": {"files": {"data": [{"type": "file--file", "id": "%1$x"}]}}}
					""".formatted(row.annex().hashCode(), row.id(), row.title(), row.url(),
					row.state().equals("withdrawn") ? "\"2026-03-30\"" : "null", row.state().equals("draft"),
					row.edition(), row.published());
		}

		private String file(NightSite.Row row) {
			return """
					{"type": "file--file", "id": "%x", "attributes": {"filename": "annex.html", "uri": {"url": "%s"}}}
					""".formatted(row.annex().hashCode(), row.annex());
		}

		@Override
		public boolean hasAnnexes() {
			return true;
		}
	};

	/** Answers of a Solr server as a script. */
	static final RegulatorSite SOLR = new RegulatorSite("SOLR", "application/javascript", """
			kind: json-list
			list:
			  urls: ["BASE/list?q=*:*&wt=json&json.wrf=show"]
			  embedded: {regex: "(?s)[(](.*)[)];$"}
			  items: /response/docs
			  total: /response/numFound
			  offset: {parameter: start}
			  fields:
			    id: {pointer: /id_s}
			    title: {pointer: "$.titles[?(@.lang == 'en')].text"}
			    url: {pointer: /urls_ss/0}
			    status: {pointer: /state_ss, map: {voimassa: in_force, luonnos: draft, kumottu: withdrawn}}
			    edition: {pointer: /edition_i}
			    published: {pointer: /date_dt, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssX"]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return utf8("/**/show({\"response\": {\"numFound\": %d, \"docs\": [%s]}});".formatted(all.size(),
					commas(ListFormat.page(all, request.number("start", 0) / ListFormat.PAGE + 1), (row) -> """
							{"id_s": "%s", "titles": [{"lang": "fi", "text": "Ohje"}, {"lang": "en", "text": "%s"}],
							"urls_ss": ["%s"], "state_ss": ["%s"], "edition_i": %s, "date_dt": "%sT00:00:00Z"}
							""".formatted(row.id(), row.title(), row.url(),
							translated(row, "voimassa", "luonnos", "kumottu"), row.edition(), row.published()))));
		}
	};

	private InterfaceSites() {
	}

}
