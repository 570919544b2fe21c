package io.regwatch.ingest;

import java.io.IOException;
import java.util.List;

/** How a replicated site writes its list, and how its source is described. */
interface ListFormat {

	/** Rows on a page of a list that has pages. */
	int PAGE = 7;

	/** Unique among all formats. */
	String name();

	/** Media type of a page. */
	String type();

	/** Kind and list of the source. */
	String description(String base);

	/** Whether it also says what is gone, and what the status is. */
	boolean isRegister();

	/** Whether its ids are others than the addresses. */
	boolean hasIds();

	/** Whether rows say that a document is a draft. */
	default boolean hasDrafts() {
		return isRegister();
	}

	/** Whether rows have dates. */
	default boolean hasDates() {
		return false;
	}

	/** Whether rows have editions. */
	default boolean hasEditions() {
		return false;
	}

	/** Whether rows have further files. */
	default boolean hasAnnexes() {
		return false;
	}

	/**
	 * Writes a page.
	 * @return its bytes; empty if there is no such page
	 */
	byte[] list(List<NightSite.Row> all, ListRequest request, String base) throws IOException;

	/** The rows of a page, from 1. */
	static List<NightSite.Row> page(List<NightSite.Row> all, int page) {
		int first = Math.min((page - 1) * PAGE, all.size());
		return all.subList(first, Math.min(first + PAGE, all.size()));
	}

	/** Whether a page is the last one, from 1. */
	static boolean isLast(List<NightSite.Row> all, int page) {
		return page * PAGE >= all.size();
	}

}
