package io.regwatch.ingest.source.list;

import java.net.URI;

import io.regwatch.http.CrawlClient;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.RowList;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads in the JSON document beside a page whether the document was withdrawn. */
public final class WithdrawalNotice {

	private WithdrawalNotice() {
	}

	/**
	 * Checks whether the authority says that a document was withdrawn.
	 * @param source with or without a rule for it
	 * @param last the document's last capture
	 * @param web that sends requests
	 * @return {@code false} also if the source has no such rule or does not answer
	 */
	public static boolean isPublished(SourceDefinition source, LastCapture last, CrawlClient web) {
		RowList.@Nullable Withdrawn rule = (source.list() != null) ? source.list().withdrawn() : null;
		String page = String.valueOf(last.page());
		if (rule == null || !page.startsWith(rule.page())) {
			return false;
		}
		URI document = URI.create(rule.document() + page.substring(rule.page().length()));
		try {
			JsonNode notice = new DetailPageFetcher(new PageFetcher(web, PageCache.NONE), source).fetch(document)
				.at(rule.pointer());
			return !notice.isMissingNode() && !notice.isNull() && !notice.asString("").isBlank();
		}
		catch (MissingDetailException ex) {
			return false;
		}
	}

}
