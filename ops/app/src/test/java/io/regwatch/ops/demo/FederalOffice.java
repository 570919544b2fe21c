package io.regwatch.ops.demo;

import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * Lists PDFs as JSON, page by page. On the second night it loses one of the documents
 * that it reports.
 */
final class FederalOffice implements Regulator {

	/** Is there on the second night too, but not in the list. */
	static final String UNLISTED = "FDO-2022-0733";

	private static final int PER_PAGE = 4;

	private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("MM/dd/yyyy");

	@Override
	public Map<String, Page> pages(int night) {
		Map<String, Page> pages = new LinkedHashMap<>();
		List<Publication> all = Regulator.publications(Authority.FEDERAL, night);
		List<Publication> listed = all.stream().filter((one) -> night == 1 || !one.id().equals(UNLISTED)).toList();
		for (int from = 0; from < listed.size(); from += PER_PAGE) {
			int number = 1 + from / PER_PAGE;
			int to = Math.min(listed.size(), from + PER_PAGE);
			String next = (to < listed.size()) ? path(number + 1) : null;
			pages.put(path(number), list(all.size(), listed.subList(from, to), next));
		}
		all.forEach((one) -> {
			pages.put("/federal/documents/" + one.slug(), landing(one));
			pages.put("/federal/media/%s.pdf".formatted(one.slug()), Page.pdf(one.body()));
		});
		return pages;
	}

	private static String path(int number) {
		return "/federal/documents.json" + ((number > 1) ? "?page=" + number : "");
	}

	private static Page list(int total, List<Publication> publications, @Nullable String next) {
		Map<String, Object> list = new LinkedHashMap<>();
		list.put("count", total);
		list.put("results", publications.stream().map(FederalOffice::row).toList());
		if (next != null) {
			list.put("next_page_url", next);
		}
		return Page.json(new JsonMapper().writeValueAsBytes(list));
	}

	private static Map<String, Object> row(Publication publication) {
		Map<String, Object> row = new LinkedHashMap<>();
		row.put("document_number", publication.id());
		row.put("title", "<a href=\"/federal/documents/%s\">%s</a>".formatted(publication.slug(),
				Html.escape(publication.title())));
		row.put("category", publication.type());
		row.put("state", publication.status());
		row.put("publication_date", DATE.format(publication.published()));
		row.put("effective_on", publication.effective());
		row.put("pdf_url", "/federal/media/%s.pdf".formatted(publication.slug()));
		return row;
	}

	private static Page landing(Publication publication) {
		return Html.page(Authority.FEDERAL, publication.title(), "<p>%s. <a href=\"/federal/media/%s.pdf\">PDF</a></p>"
			.formatted(Html.escape(publication.id()), publication.slug()));
	}

}
