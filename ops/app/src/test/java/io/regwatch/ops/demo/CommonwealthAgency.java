package io.regwatch.ops.demo;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Lists pages of text. On the second night one of them is answered by a page that keeps
 * readers out, with a status of success.
 */
final class CommonwealthAgency implements Regulator {

	static final String BLOCKED = "CTA-G-021";

	@Override
	public Map<String, Page> pages(int night) {
		List<Publication> publications = Regulator.publications(Authority.COMMONWEALTH, night);
		Map<String, Page> pages = new LinkedHashMap<>();
		pages.put("/commonwealth/guidance.html", list(publications));
		publications.forEach((one) -> pages.put("/commonwealth/guidance/%s.html".formatted(one.slug()),
				(night == 2 && one.id().equals(BLOCKED)) ? block() : Page.html(one.body())));
		return pages;
	}

	private static Page list(List<Publication> publications) {
		return Html.page(Authority.COMMONWEALTH, "Guidance documents",
				publications.stream()
					.map(CommonwealthAgency::item)
					.collect(Collectors.joining("\n", "<ul class=\"documents\">\n", "\n</ul>")));
	}

	private static String item(Publication publication) {
		return """
				<li><span class="number">%s</span> <a href="/commonwealth/guidance/%s.html">%s</a>
				<time datetime="%s">%4$s</time></li>""".formatted(Html.escape(publication.id()), publication.slug(),
				Html.escape(publication.title()), publication.published());
	}

	private static Page block() {
		return Page.html("""
				<!DOCTYPE html>
				<html lang="en">
				<head><title>Access Denied</title></head>
				<body><h1>Access Denied</h1>
				<p>You don't have permission to access this server. Reference #18.5c2f1.1700000000.4e1d</p></body>
				</html>
				""");
	}

}
