package io.regwatch.ops.demo;

import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Lists PDFs in tables below headings, on one page. */
final class EuropeanBoard implements Regulator {

	private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

	@Override
	public Map<String, Page> pages(int night) {
		List<Publication> publications = Regulator.publications(Authority.EUROPEAN, night);
		Map<String, Page> pages = new LinkedHashMap<>();
		pages.put("/european/guidance.html", list(publications));
		publications.forEach((one) -> pages.put("/european/files/%s.pdf".formatted(one.slug()), Page.pdf(one.body())));
		return pages;
	}

	private static Page list(List<Publication> publications) {
		Map<String, List<Publication>> sections = publications.stream()
			.collect(Collectors.groupingBy(Publication::section, LinkedHashMap::new, Collectors.toList()));
		StringBuilder tables = new StringBuilder();
		sections.forEach((section, listed) -> tables.append(table(section, listed)));
		return Html.page(Authority.EUROPEAN, "Endorsed guidance of the Board", tables.toString());
	}

	private static String table(String section, List<Publication> listed) {
		return """
				<h2>%s</h2>
				<table>
				<tr><th>Reference</th><th>Title</th><th>State</th><th>Publication</th></tr>
				%s</table>
				""".formatted(Html.escape(section),
				listed.stream().map(EuropeanBoard::row).collect(Collectors.joining()));
	}

	private static String row(Publication publication) {
		return """
				<tr><td>%s</td><td><a href="/european/files/%s.pdf">%s</a></td><td>%s</td><td>%s</td></tr>
				""".formatted(Html.escape(publication.id()), publication.slug(), Html.escape(publication.title()),
				Html.escape(publication.status()), DATE.format(publication.published()));
	}

}
