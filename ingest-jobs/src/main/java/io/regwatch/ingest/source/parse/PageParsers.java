package io.regwatch.ingest.source.parse;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;

import io.regwatch.ingest.source.catalogue.HtmlTable;
import io.regwatch.ingest.source.catalogue.RowList;
import io.regwatch.ingest.source.catalogue.SourceDefinition;

/** The page parser of each kind of source on the web. */
public final class PageParsers {

	private static final Map<String, Function<SourceDefinition, PageParser>> BY_KIND = Map.of("json-list",
			(source) -> new JsonPageParser(rows(source)), "html-table",
			(source) -> new HtmlPageParser(table(source), false), "xml-list",
			(source) -> new HtmlPageParser(table(source), true), "feed", (source) -> new FeedPageParser(), "sitemap",
			(source) -> new SitemapPageParser(), "bulk-file", (source) -> new BulkPageParser(rows(source)), "sparql",
			(source) -> new SparqlPageParser());

	private PageParsers() {
	}

	/**
	 * The kinds of sources that list pages on the web.
	 * @return as in catalogue files
	 */
	public static Set<String> kinds() {
		return BY_KIND.keySet();
	}

	/**
	 * The parser of a source's pages.
	 * @param source of one of these kinds
	 * @return its parser
	 */
	public static PageParser of(SourceDefinition source) {
		return Objects.requireNonNull(BY_KIND.get(source.kind())).apply(source);
	}

	private static RowList rows(SourceDefinition source) {
		return Objects.requireNonNull(source.list(), "The schema requires it");
	}

	private static HtmlTable table(SourceDefinition source) {
		return Objects.requireNonNull(source.table(), "The schema requires it");
	}

}
