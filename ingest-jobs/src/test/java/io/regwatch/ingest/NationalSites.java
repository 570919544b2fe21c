package io.regwatch.ingest;

import java.nio.charset.Charset;
import java.util.List;

/** Pages with the scripts, charsets and calendars of their countries. */
final class NationalSites {

	/** A table in Shift_JIS with years of an era; withdrawn rows lose their link. */
	static final RegulatorSite JAPANESE = new RegulatorSite("JAPANESE", "text/html", """
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
	};

	/** A charset with escape sequences, in which all bytes are ASCII. */
	static final RegulatorSite JAPANESE_MAIL = new RegulatorSite("JAPANESE_MAIL", "text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  rows: "tr:has(> td)"
			  mustContain: [通知一覧]
			  fields:
			    id: {column: 1}
			    title: {column: 2}
			    url: {column: 2, select: a, attribute: href}
			    status: {column: 3, map: {有効: in_force, 案: draft, 廃止: withdrawn}}
			    edition: {column: 4, regex: "第(.+)版"}
			    published: {column: 5, date: {patterns: [yyyy年M月d日]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return """
					<html><head><meta charset="iso-2022-jp"></head><body><h1>通知一覧</h1><table>%s</table></body></html>
					"""
				.formatted(join(all,
						(row) -> """
								<tr><td>%s</td><td><a href="%s">%s</a></td><td>%s</td><td>第%s版</td><td>%s</td></tr>
								""".formatted(row.id(), row.url(), row.title(), translated(row, "有効", "案", "廃止"),
								row.edition(), written(row, "%1$d年%2$d月%3$d日"))))
				.getBytes(Charset.forName("ISO-2022-JP"));
		}
	};

	/** Dates of the Buddhist calendar in Thai digits. */
	static final RegulatorSite THAI = new RegulatorSite("THAI", "text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  rows: "tr:has(> td)"
			  fields:
			    id: {column: 1}
			    title: {column: 2}
			    url: {column: 2, select: a, attribute: href}
			    status: {column: 3, map: {ใช้บังคับ: in_force, ร่าง: draft, ยกเลิก: withdrawn}}
			    edition: {column: 4}
			    published: {column: 5, date: {calendar: buddhist, locale: th, patterns: [d MMMM yyyy]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return """
					<html><head><meta charset="tis-620"></head><body><table>%s</table></body></html>
					"""
				.formatted(join(all, (row) -> """
						<tr><td>%s</td><td><a href="%s">%s</a></td><td>%s</td><td>%s</td><td>%s</td></tr>
						""".formatted(row.id(), row.url(), row.title(), translated(row, "ใช้บังคับ", "ร่าง", "ยกเลิก"),
						row.edition(), digits(written(row, "%3$d มีนาคม ") + (row.published().getYear() + 543), '๐'))))
				.getBytes(Charset.forName("x-windows-874"));
		}
	};

	/** Dates in Arabic digits. */
	static final RegulatorSite ARABIC = new RegulatorSite("ARABIC", "text/html", """
			kind: html-table
			table:
			  urls: ["BASE/list"]
			  rows: "tr:has(> td)"
			  fields:
			    id: {column: 1}
			    title: {column: 2}
			    url: {column: 2, select: a, attribute: href}
			    status: {column: 3, map: {ساري: in_force, مسودة: draft, ملغى: withdrawn}}
			    edition: {column: 4}
			    published: {column: 5, date: {locale: ar, patterns: [d MMMM yyyy]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return utf8("<html dir=\"rtl\"><body><table>%s</table></body></html>".formatted(join(all, (row) -> """
					<tr><td>%s</td><td><a href="%s">%s</a></td><td>%s</td><td>%s</td><td>%s</td></tr>
					""".formatted(row.id(), row.url(), row.title(), translated(row, "ساري", "مسودة", "ملغى"),
					row.edition(), digits(written(row, "%3$d مارس %1$d"), '٠')))));
		}
	};

	private NationalSites() {
	}

}
