package io.regwatch.ingest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Lists whose rows are not one a document, or in no steady order. */
final class CatalogueSites {

	private static final AtomicInteger SHUFFLES = new AtomicInteger();

	/** Each document in two languages, counted twice. */
	static final RegulatorSite BILINGUAL = new RegulatorSite("BILINGUAL", "application/json", """
			kind: json-list
			list:
			  urls: ["BASE/list"]
			  items: /documents
			  total: /count
			  page: {parameter: page, first: 0}
			  where: [{pointer: /language, regex: "^en$"}]
			  fields:
			    id: {pointer: /number}
			    title: {pointer: /title}
			    url: {pointer: /address}
			    status: {pointer: /state}
			    edition: {pointer: /edition}
			    published: {pointer: /published, date: {patterns: [yyyy.M.d]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return utf8("{\"count\": %d, \"documents\": [%s]}".formatted(2 * all.size(),
					commas(ListFormat.page(all, request.number("page", 0) + 1),
							(row) -> version(row, "fr", "Titre ") + "," + version(row, "en", "Title "))));
		}

		private String version(NightSite.Row row, String language, String title) {
			return """
					{"number": "%s", "language": "%s", "title": "%s", "address": "%s", "state": "%s", "edition": "%s",
					"published": "%s"}
					""".formatted(row.id(), language, row.title().replace("Title ", title), row.url(), row.state(),
					row.edition(), written(row, "%1$d.%2$d.%3$d"));
		}
	};

	/** Rows in another order with each request. */
	static final RegulatorSite SHUFFLED = new RegulatorSite("SHUFFLED", "application/json", """
			kind: json-list
			list:
			  urls: ["BASE/list"]
			  items: /documents
			  total: /count
			  fields:
			    id: {pointer: /number}
			    title: {pointer: /title}
			    url: {pointer: /address}
			    status: {pointer: /state}
			    edition: {pointer: /edition}
			    published: {pointer: /published, date: {patterns: [yyyy-MM-dd]}}
			""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			List<NightSite.Row> rows = new ArrayList<>(all);
			Collections.rotate(rows, SHUFFLES.incrementAndGet());
			return utf8("{\"count\": %d, \"documents\": [%s]}".formatted(rows.size(), commas(rows, (row) -> """
					{"number": "%s", "title": "%s", "address": "%s", "state": "%s", "edition": "%s", "published": "%s"}
					""".formatted(row.id(), row.title(), row.url(), row.state(), row.edition(), row.published()))));
		}
	};

	/** Boxes that open, with labels instead of columns. */
	static final RegulatorSite ACCORDION = new RegulatorSite("ACCORDION", "text/html",
			"""
					kind: html-table
					table:
					  urls: ["BASE/list"]
					  tables: body
					  rows: "details > dl"
					  headings: summary
					  total: {select: "p.count", regex: "of ([0-9]+)"}
					  fields:
					    id: {select: "dt:contains(Number) + dd"}
					    title: {select: "dt:contains(Title) + dd"}
					    url: {select: a, attribute: href}
					    description: {heading: true}
					    status: {select: "dt:contains(Status) + dd"}
					    edition: {select: "dt:contains(Edition) + dd"}
					    published: {select: "dt:contains(Date) + dd", date: {patterns: ["d'st' MMMM yyyy", "d'nd' MMMM yyyy", "d'rd' MMMM yyyy", "d'th' MMMM yyyy"]}}
					""") {
		@Override
		public byte[] list(List<NightSite.Row> all, ListRequest request, String base) {
			return utf8(
					"""
							<html><body><p class="count">1 to %1$d of %1$d</p><details><summary>Guidance</summary>%2$s</details></body></html>
							"""
						.formatted(all.size(), join(all,
								(row) -> """
										<dl><dt>Number</dt><dd>%s</dd><dt>Title</dt><dd><a href="%s">%s</a></dd><dt>Status</dt><dd>%s</dd>
										<dt>Edition</dt><dd>%s</dd><dt>Date</dt><dd>%s%s March 2026</dd></dl>
										"""
									.formatted(row.id(), row.url(), row.title(), row.state(), row.edition(),
											row.published().getDayOfMonth(), switch (row.published().getDayOfMonth()) {
												case 1 -> "st";
												case 2 -> "nd";
												case 3 -> "rd";
												default -> "th";
											}))));
		}
	};

	private CatalogueSites() {
	}

}
