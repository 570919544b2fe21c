package io.regwatch.ingest;

import java.nio.charset.Charset;
import java.util.List;

/** Registers whose status is where something is written, not what. */
final class RegisterSites {

	/**
	 * The date of each stage in a column of its own; the link to the last page is text.
	 */
	static final RegulatorSite LATVIAN = new RegulatorSite("LATVIAN", "text/html",
			"""
					kind: html-table
					table:
					  urls: ["BASE/list"]
					  tables: "table.norades"
					  mustContain: [Medicīnisko ierīču norādījumi]
					  next: "a:contains(Nākamā)"
					  fields:
					    id: {column: 2}
					    title: {column: 3}
					    url: {column: 3, select: a, attribute: href}
					    description: {column: 1}
					    status:
					      join: [{column: 6, present: withdrawn}, {column: 5, present: in_force}, {column: 4, present: draft}]
					      regex: "^\\\\S+"
					    published:
					      join: [{column: 5}, {column: 4}]
					      separator: "|"
					      regex: "^[^|]+"
					      date:
					        patterns: ["yyyy. 'gada' d. M"]
					        months: [janvārī, februārī, martā, aprīlī, maijā, jūnijā, jūlijā, augustā, septembrī, oktobrī, novembrī, decembrī]
					    edition: {column: 7, regex: "^(\\\\S+)[.] red[.]"}
					""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int page = request.number("lapa", 1);
			List<NightSite.Row> rows = ListFormat.page(all, page);
			return utf8(
					"""
							<!DOCTYPE html><html lang="lv"><body><h1>Medicīnisko ierīču norādījumi</h1><table class="norades">
							<tr><th>Grupa</th><th>Nr.</th><th>Nosaukums</th><th>Projekts</th><th>Spēkā</th><th>Atcelts</th><th></th></tr>
							%s</table><p>%s</p><table><tr><td>Lapa</td><td>%d</td></tr></table></body></html>
							"""
						.formatted(
								join(rows,
										(row) -> "<tr>%s%s</tr>".formatted(row.equals(rows.getFirst())
												? "<td rowspan=\"%d\">Vispārīgi</td>".formatted(rows.size()) : "",
												cells(row))),
								ListFormat.isLast(all, page) ? "<span>Nākamā</span>"
										: "<a href=\"?lapa=%d\">Nākamā lapa</a>".formatted(page + 1),
								page));
		}

		private String cells(NightSite.Row row) {
			boolean ended = row.state().equals("withdrawn");
			boolean draft = row.state().equals("draft");
			String date = written(row, "%1$d. gada %3$d. martā");
			return "<td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%s. red.</td>".formatted(row.id(),
					ended ? row.title() : "<a href=\"%s\">%s</a>".formatted(row.url(), row.title()), draft ? date : "",
					draft ? "&nbsp;" : date, ended ? "2026. gada 30. martā" : "", row.edition());
		}
	};

	/** A list of links in which what has ended is struck through. */
	static final RegulatorSite MEXICAN = new RegulatorSite("MEXICAN", "text/html",
			"""
					kind: html-table
					table:
					  urls: ["BASE/list"]
					  tables: main
					  rows: "li:has(> a), li:has(> del)"
					  headings: h3
					  next: "link[rel=next]"
					  fields:
					    id: {select: "a, del", regex: "[(]([^,()]+),[^()]*[)]$"}
					    title: {select: "a, del", regex: "^(.*) [(]"}
					    url: {select: a, attribute: href}
					    description: {heading: true}
					    status: {join: [{select: del, present: withdrawn}, {select: em, present: draft}], regex: "^\\\\w+", default: in_force}
					    edition: {select: "a, del", regex: "edición (\\\\S+)[)]$"}
					    published: {select: "a, del", regex: "\\\\d+ de \\\\w+ de \\\\d{4}", date: {locale: es, patterns: ["d 'de' MMMM 'de' yyyy"]}}
					""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			int page = request.number("hoja", 1);
			return """
					<html><head><meta charset="windows-1252">%s</head><body><ul><li><a href="/">Inicio</a></li></ul><main>
					<h3>Año 2026</h3><ul>%s</ul></main></body></html>
					"""
				.formatted(
						ListFormat.isLast(all, page) ? ""
								: "<link rel=\"next\" href=\"/list?hoja=%d\">".formatted(page + 1),
						join(ListFormat.page(all, page), this::item))
				.getBytes(Charset.forName("windows-1252"));
		}

		private String item(NightSite.Row row) {
			String label = "%s (%s, %s, edición %s)".formatted(row.title(), row.id(),
					written(row, "%3$d de marzo de %1$d"), row.edition());
			return switch (row.state()) {
				case "withdrawn" -> "<li><del>%s</del></li>".formatted(label);
				case "draft" -> "<li><a href=\"%s\">%s</a> <em>Proyecto</em></li>".formatted(row.url(), label);
				default -> "<li><a href=\"%s\">%s</a></li>".formatted(row.url(), label);
			};
		}
	};

	/** Dates of Umm al-Qura, a total and an offset; all digits are Arabic. */
	static final RegulatorSite SAUDI = new RegulatorSite("SAUDI", "text/html",
			"""
					kind: html-table
					table:
					  urls: ["BASE/list?lang=ar"]
					  offset: {parameter: start}
					  total: {select: "p.nataij", regex: ": (.*)$"}
					  rows: "tr:has(> td)"
					  fields:
					    id: {column: 1}
					    title: {column: 2}
					    url: {column: 2, select: a, attribute: href}
					    status: {column: 3, map: {نافذ: in_force, مسودة: draft, ملغى: withdrawn}}
					    edition: {column: 4}
					    published: {column: 5, date: {calendar: hijri, locale: ar, patterns: [d MMMM yyyy], replace: {"\\\\s*هـ$": ""}}}
					    files: [{column: 6, select: a, attribute: href}]
					""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return utf8(
					"""
							<!DOCTYPE html><html dir="rtl" lang="ar"><body><p class="nataij">إجمالي النتائج: %s</p><table>%s</table></body></html>
							"""
						.formatted(digits(String.valueOf(all.size()), '٠'), join(
								ListFormat.page(all, request.number("start", 0) / ListFormat.PAGE + 1), this::row)));
		}

		/** The first of March is the twelfth of Ramadan. */
		private String row(NightSite.Row row) {
			return """
					<tr><td>%s</td><td><a href="%s">%s</a></td><td>%s</td><td>%s</td><td>%s</td><td><a href="%s">مرفق</a></td></tr>
					"""
				.formatted(row.id(), row.url(), row.title(), translated(row, "نافذ", "مسودة", "ملغى"), row.edition(),
						digits("%d رمضان 1447 هـ".formatted(row.published().getDayOfMonth() + 11), '٠'), row.annex());
		}

		@Override
		public boolean hasAnnexes() {
			return true;
		}
	};

	private RegisterSites() {
	}

}
