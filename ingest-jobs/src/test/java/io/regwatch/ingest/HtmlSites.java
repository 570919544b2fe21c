package io.regwatch.ingest;

import java.util.List;

/** Pages of HTML whose links lead to further ones. */
final class HtmlSites {

	/** A grid whose pages are requested with the hidden fields of the page before. */
	static final RegulatorSite ASP_NET = new RegulatorSite("ASP_NET", "text/html", """
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
	};

	/** An index of lists by subject, whose messages have attachments. */
	static final RegulatorSite ARCHIVE = new RegulatorSite("ARCHIVE", "text/html", """
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

	/** A page without any end tag that HTML lets authors omit. */
	static final RegulatorSite MINIFIED = new RegulatorSite("MINIFIED", "text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  next: "a[rel=next]"
			  rows: "tr:has(> td)"
			  fields:
			    id: {column: 1}
			    title: {column: 2}
			    url: {column: 2, select: a, attribute: href}
			    status: {column: 3}
			    edition: {column: 4}
			    published: {column: 5, date: {patterns: [MM/dd/yy]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int page = request.number("page", 1);
			return utf8(
					"<!doctype html><html lang=en><title>Register</title><main><table><tr><th>No<th>Title%s</table>%s</main>"
						.formatted(
								join(ListFormat.page(all, page),
										(row) -> "<tr><td>%s<td><a href=%s>%s</a><td>%s<td>%s<td>%s".formatted(row.id(),
												row.url(), row.title(), row.state(), row.edition(),
												written(row, "%2$02d/%3$02d/26"))),
								ListFormat.isLast(all, page) ? ""
										: "<a rel=next href=/list?page=%d>Next</a>".formatted(page + 1)));
		}
	};

	private HtmlSites() {
	}

}
