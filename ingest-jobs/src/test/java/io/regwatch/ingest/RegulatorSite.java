package io.regwatch.ingest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Lists as common programs of authorities' sites write them. */
enum RegulatorSite implements ListFormat {

	/** A feed of excerpts in pages; behind the last one there is nothing. */
	WORDPRESS("application/rss+xml", """
			kind: feed
			list:
			  urls: ["BASE/list"]
			  page: {parameter: paged, endStatus: 404}
			  fields:
			    id: {pointer: /id, regex: "p=(.+)"}
			    title: {pointer: /title}
			    url: {pointer: /link}
			    published: {pointer: /published, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssX"]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			List<NightSite.Row> rows = ListFormat.page(all, request.number("paged", 1));
			return rows.isEmpty() ? new byte[0] : utf8("""
					<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
					<channel><title>News</title><link>%s</link><description>News</description>%s</channel></rss>
					""".formatted(base, join(rows, (row) -> """
					<item><guid isPermaLink="false">%s/?p=%s</guid><title>%s</title><link>%s%s</link>
					<pubDate>%s</pubDate><description><![CDATA[An excerpt [&hellip;]]]></description></item>
					""".formatted(base, row.id(), row.title(), base, row.url(), rfc822(row)))));
		}
	},

	/** A grid whose pages are requested with the hidden fields of the page before. */
	ASP_NET("text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  request: {form: "form#aspnetForm"}
			  next: "tr.pager a.next"
			  rows: "tr.row"
			  fields:
			    id: {column: 1}
			    title: {column: 2}
			    url: {column: 2, select: a, attribute: href}
			    status: {column: 3}
			    published: {column: 4, date: {patterns: [dd/MM/yyyy]}}
			    edition: {column: 5}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int page = isRightForm(request)
					? Integer.parseInt(request.parameter("__EVENTARGUMENT").orElse("Page$1").substring(5)) : 1;
			return utf8(
					"""
							<html><body><form id="aspnetForm" method="post" action="./list?lang=en">
							<input type="hidden" name="__VIEWSTATE" value="a+b/c==%d"><input type="hidden" name="__EVENTTARGET">
							<input type="hidden" name="__EVENTARGUMENT"><input type="hidden" name="__EVENTVALIDATION" value="&amp;v">
							<input type="submit" name="search" value="Search"><table>%s%s</table></form></body></html>
							"""
						.formatted(page,
								join(ListFormat.page(all, page),
										(row) -> """
												<tr class="row"><td>%s</td><td><a href="%s">%s</a></td><td>%s</td><td>%s</td><td>%s</td></tr>
												"""
											.formatted(row.id(), row.url(), row.title(), row.state(),
													written(row, "%3$02d/%2$02d/%1$d"), row.edition())),
								ListFormat.isLast(all, page) ? ""
										: "<tr class=\"pager\"><td><a class=\"next\" href=\"javascript:__doPostBack('ctl00$grid','Page$%d')\">&gt;</a></td></tr>"
											.formatted(page + 1)));
		}

		private boolean isRightForm(ListRequest request) {
			return request.parameter("__VIEWSTATE").orElse("").startsWith("a+b/c==")
					&& request.parameter("__EVENTTARGET").orElse("").equals("ctl00$grid")
					&& request.parameter("__EVENTVALIDATION").orElse("").equals("&v")
					&& request.parameter("search").isEmpty();
		}
	},

	/** OData with its own dates. */
	SHAREPOINT("application/json", """
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
	},

	/** A catalogue of data sets with several files each. */
	CKAN("application/json", """
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
	},

	/** Records by resumption tokens, which exclude all other parameters. */
	OAI_PMH("text/xml", """
			kind: xml-list
			table:
			  urls: ["BASE/list?verb=ListRecords&metadataPrefix=oai_dc"]
			  rows: record
			  token: {url: "BASE/list?verb=ListRecords&resumptionToken={token}", value: {select: resumptionToken}}
			  fields:
			    id: {select: "header > identifier", regex: "[^:]+$"}
			    title: {select: "dc|title"}
			    url: {select: "dc|identifier"}
			    status: {select: header, attribute: status, map: {deleted: withdrawn}, default: in_force}
			    published: {select: "dc|date", date: {patterns: [yyyy-MM-dd]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			String token = request.parameter("resumptionToken").orElse("page=1");
			if (request.parameter("resumptionToken").isPresent() && request.parameter("metadataPrefix").isPresent()) {
				return utf8("<?xml version=\"1.0\"?><OAI-PMH><error code=\"badArgument\"/></OAI-PMH>");
			}
			int page = Integer.parseInt(token.substring(5));
			return utf8("""
					<?xml version="1.0" encoding="UTF-8"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/">
					<ListRecords>%s<resumptionToken>%s</resumptionToken></ListRecords></OAI-PMH>
					""".formatted(join(ListFormat.page(all, page), (row) -> record(row, base)),
					ListFormat.isLast(all, page) ? "" : "page=" + (page + 1)));
		}

		private String record(NightSite.Row row, String base) {
			return row.state().equals("withdrawn")
					? "<record><header status=\"deleted\"><identifier>oai:agency:%s</identifier></header></record>"
						.formatted(row.id())
					: """
							<record><header><identifier>oai:agency:%s</identifier></header><metadata>
							<oai_dc:dc xmlns:oai_dc="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:dc="http://purl.org/dc/elements/1.1/">
							<dc:title>%s</dc:title><dc:date>%s</dc:date><dc:identifier>%s%s</dc:identifier></oai_dc:dc></metadata></record>
							"""
						.formatted(row.id(), row.title(), row.published(), base, row.url());
		}

		@Override
		public boolean hasEditions() {
			return false;
		}

		@Override
		public boolean hasDrafts() {
			return false;
		}
	},

	/** Tables of two years in an archive, as a spreadsheet program exports them. */
	ZIPPED_CSV("application/zip", """
			kind: bulk-file
			list:
			  urls: ["BASE/list"]
			  format: csv
			  delimiter: ";"
			  member: "^register-\\\\d+[.]csv$"
			  fields:
			    id: {pointer: /Número}
			    title: {pointer: /Título}
			    url: {pointer: /Dirección}
			    status: {pointer: /Estado}
			    edition: {pointer: /Edición}
			    published: {pointer: /Fecha, date: {patterns: [d. MMMM yyyy], locale: es}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) throws IOException {
			ByteArrayOutputStream bytes = new ByteArrayOutputStream();
			int half = all.size() / 2;
			try (ZipOutputStream archive = new ZipOutputStream(bytes)) {
				write(archive, "readme.txt", "Nothing");
				write(archive, "register-2025.csv", table(all.subList(0, half)));
				write(archive, "register-2026.csv", table(all.subList(half, all.size())));
			}
			return bytes.toByteArray();
		}

		private void write(ZipOutputStream archive, String name, String text) throws IOException {
			archive.putNextEntry(new ZipEntry(name));
			archive.write(utf8(text));
		}

		private String table(List<NightSite.Row> rows) {
			return "\ufeff\"Número\";\"Título\";\"Dirección\";\"Estado\";\"Edición\";\"Fecha\"\r\n"
					+ join(rows, (row) -> "\"%s\";\"%s\";%s;%s;%s;%s\r\n".formatted(row.id(), row.title(), row.url(),
							row.state(), row.edition(), written(row, "%3$d. marzo %1$d")));
		}
	},

	/** Rows in a script of a page, with HTML in their cells. */
	DATA_TABLES("text/html", """
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
	},

	/** RSS whose pages are linked as in Atom. */
	PAGED_RSS("application/rss+xml", """
			kind: feed
			list:
			  urls: ["BASE/list"]
			  fields:
			    id: {pointer: /id}
			    title: {pointer: /title}
			    url: {pointer: /link}
			    published: {pointer: /published, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssX"]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int page = request.number("page", 1);
			return utf8("""
					<?xml version="1.0"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
					<title>News</title><link>%s</link><description>News</description>%s%s</channel></rss>
					""".formatted(base,
					ListFormat.isLast(all, page) ? ""
							: "<atom:link rel=\"next\" href=\"/list?page=%d\"/>".formatted(page + 1),
					join(ListFormat.page(all, page),
							(row) -> """
									<item><guid isPermaLink="false">%s</guid><title>%s</title><link>%s%s</link><pubDate>%s</pubDate></item>
									"""
								.formatted(row.id(), row.title(), base, row.url(), rfc822(row)))));
		}
	},

	/** A table in Shift_JIS with years of an era; withdrawn rows lose their link. */
	JAPANESE("text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  rows: "tr:has(> td)"
			  mustContain: [通知一覧]
			  fields:
			    id: {column: 2}
			    title: {column: 3}
			    url: {column: 3, select: a, attribute: href}
			    status: {column: 4, map: {有効: in_force, 案: draft, 廃止: withdrawn}}
			    edition: {column: 5}
			    published: {column: 1, date: {calendar: japanese, locale: ja, patterns: [Gy年M月d日], replace: {元年: 1年}}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return """
					<html><head><meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"></head><body>
					<h1>通知一覧</h1><table><tr><th>日付</th></tr>%s</table></body></html>
					"""
				.formatted(join(all,
						(row) -> """
								<tr><td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td></tr>
								""".formatted(written(row, "令和%4$d年%2$d月%3$d日"), row.id(),
								row.state().equals("withdrawn") ? row.title()
										: "<a href=\"%s\">%s</a>".formatted(row.url(), row.title()),
								switch (row.state()) {
									case "draft" -> "案";
									case "withdrawn" -> "廃止";
									default -> "有効";
								}, row.edition())))
				.getBytes(Charset.forName("Shift_JIS"));
		}
	},

	/** Laws with their consolidated texts, which are versions of them. */
	LAWS("application/xml", """
			kind: xml-list
			table:
			  urls: ["BASE/list"]
			  rows: law
			  fields:
			    id: {select: law, attribute: number}
			    title: {select: title}
			    url: {select: law, attribute: uri}
			    status: {select: law, attribute: state}
			    edition: {select: law, attribute: version}
			    published: {select: law, attribute: from, date: {patterns: [yyyyMMdd]}}
			    relations: [{kind: consolidates, ids: {select: law, attribute: of}}]
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return utf8("<?xml version=\"1.0\"?><laws>%s</laws>"
				.formatted(join(all, (row) -> law(row, "", "1", "") + (row.edition().equals("1") ? ""
						: law(row, ".v" + row.edition(), row.edition(), " of=\"%s\"".formatted(row.id()))))));
		}

		private String law(NightSite.Row row, String suffix, String version, String attributes) {
			return "<law number=\"%s%s\" uri=\"%s%s\" state=\"%s\" version=\"%s\" from=\"%s\"%s><title>%s</title></law>"
				.formatted(row.id(), suffix, row.url(), suffix.isEmpty() ? "" : "?version=" + version, row.state(),
						version, written(row, suffix.isEmpty() ? "%1$d%2$02d%3$02d" : "%1$d%2$02d28"), attributes,
						row.title());
		}
	},

	/** Pages behind a cursor; the first page wants null. */
	GRAPH_QL("application/json",
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
	},

	/** An index of lists by subject, whose messages have attachments. */
	ARCHIVE("text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  lists: "ul.years a"
			  tables: body
			  rows: "li.message"
			  fields:
			    id: {select: b}
			    title: {select: "a.subject"}
			    url: {select: "a.subject", attribute: href}
			    status: {select: i, map: {current: in_force}}
			    edition: {select: code}
			    published: {select: time, attribute: datetime, date: {patterns: ["yyyy-MM-dd'T'HH:mm:ssXXX"]}}
			    files: [{select: "a.attachment", attribute: href}]
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			if (request.path().equals("/list")) {
				return utf8(
						"<html><body><ul class=\"years\"><li><a href=\"list/0\">2026</a></li><li><a href=\"list/1\">2025</a>"
								+ "</li><li><a href=\"list/0\">Latest</a></li></ul></body></html>");
			}
			boolean odd = request.path().endsWith("1");
			return utf8(
					"<html><body><ul class=\"years\"><li><a href=\"../list\">Index</a></li></ul><ul>%s</ul></body></html>"
						.formatted(join(all.stream().filter((row) -> (row.title().hashCode() % 2 != 0) == odd).toList(),
								(row) -> """
										<li class="message"><b>%s</b> <a class="subject" href="%s">%s</a> <i>%s</i> <code>%s</code>
										<time datetime="%sT10:00:00+02:00">10:00</time> <a class="attachment" href="%s">Annex</a></li>
										"""
									.formatted(row.id(), row.url(), row.title(),
											row.state().equals("in_force") ? "current" : row.state(), row.edition(),
											row.published(), row.annex()))));
		}

		@Override
		public boolean hasAnnexes() {
			return true;
		}
	};

	private final String type;

	private final String description;

	RegulatorSite(String type, String description) {
		this.type = type;
		this.description = description;
	}

	@Override
	public String type() {
		return this.type;
	}

	@Override
	public String description(String base) {
		return this.description.replace("BASE", base);
	}

	@Override
	public boolean isRegister() {
		return this != WORDPRESS && this != PAGED_RSS;
	}

	@Override
	public boolean hasIds() {
		return true;
	}

	@Override
	public boolean hasDates() {
		return true;
	}

	@Override
	public boolean hasEditions() {
		return isRegister();
	}

	private static String join(List<NightSite.Row> rows, Function<NightSite.Row, String> row) {
		return rows.stream().map(row).collect(Collectors.joining());
	}

	private static String commas(List<NightSite.Row> rows, Function<NightSite.Row, String> row) {
		return rows.stream().map(row).collect(Collectors.joining(","));
	}

	/** Writes the date of a row: year, month, day, and year of the era. */
	private static String written(NightSite.Row row, String format) {
		LocalDate date = row.published();
		return format.formatted(date.getYear(), date.getMonthValue(), date.getDayOfMonth(), date.getYear() - 2018);
	}

	private static String rfc822(NightSite.Row row) {
		return written(row, "%3$02d Mar %1$d 09:00:00 +0000");
	}

	private static byte[] utf8(String text) {
		return text.getBytes(StandardCharsets.UTF_8);
	}

}
