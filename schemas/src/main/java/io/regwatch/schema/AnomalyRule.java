package io.regwatch.schema;

/**
 * Irregularities of a listing. The {@link #code() code} is stored in the ledger. None of
 * them is ever a reason to withdraw anything.
 */
public enum AnomalyRule implements CodedEnum {

	/** A list or one of its pages cannot be fetched or parsed. */
	UNREADABLE(true,
			"If the message names a setting that fits your case, change it; otherwise open the address: "
					+ "it shows whether the host is down, blocks programs or has moved the list"),

	/** The source lists nothing at all. */
	ZERO_ROWS(true, "Check whether the list was moved, blocked or rebuilt; `sources check --try` shows how it begins"),

	/** Fewer rows than the source's {@code minimum}. */
	FEW_ROWS(true, "Check whether the list lost its rows, else lower the source's minimum"),

	/** More of the known items are missing than the source tolerates. */
	SHRINK(true,
			"If the authority really took them down, raise tolerance.shrink of the source until a run was complete"),

	/** The authority announces more than it lists. */
	COUNT_MISMATCH(true,
			"The next run reads all again; if this persists, pages are truncated or the total counts other things"),

	/** Rows are reported that the list never shows. */
	RESULT_CAP(true, "Give the list windows of dates or a cursor, so that no single list gets so long"),

	/** A page repeats earlier ones, or pages form a cycle. */
	REPEATED_PAGE(true, "The host may not support the page parameter: open the list's next page"),

	/**
	 * Rows moved while the list was read, so some may have been skipped.
	 */
	UNSTABLE_PAGING(true, "The next run reads all again; if this persists, request the list in a fixed order"),

	/** A row has no usable id, so it could be any item. */
	MISSING_ID(true, "Check the row; the field id of the source may have to be read from elsewhere"),

	/** More of the known items have other ids than the source tolerates. */
	RENUMBERED(true,
			"Check the field id of the source: a column may have moved; if the authority really gave its items other "
					+ "ids, raise tolerance.shrink of the source until a run was complete"),

	/**
	 * A list of the source is empty, ends on an earlier page without saying so, or may be
	 * cut off within its last line.
	 */
	LOST_PART(true,
			"Open the list; if the authority really took its items down, or ends its file otherwise now, set "
					+ "tolerance.shrink of the source to 1 until a run was complete"),

	/** Many items do not state any more what nearly all stated. */
	LOST_FIELD(true,
			"Check the field of the source: the list may call it otherwise; if the authority no longer states it, remove "
					+ "the field, or set tolerance.shrink of the source to 1 until a run was complete"),

	/** Day and month of many dates are exchanged, or many can no longer be read. */
	DOUBTFUL_DATES(true,
			"Check the date patterns of the source: the list may write dates in another order. The items keep their known "
					+ "dates; if the new ones are right, set tolerance.shrink of the source to 1 until a run was complete"),

	/** Most items state another value of a field than before. */
	SHIFTED_FIELD(true,
			"Compare the field of the source with the list: a column may have moved. The items keep their known values; "
					+ "the next run takes the new ones if it finds them again"),

	/** A feed shows nothing any more that the last run saw. */
	FEED_GAP(true,
			"Look at the authority's site for what it published since the last run, and run the source more often. The "
					+ "next run takes the feed as it is"),

	/** Most items that are missing for the first time are still there. */
	LOST_ITEMS(true, "Compare with the authority's list: a part of it may be lost. The next run takes it as it is"),

	/** It could not be checked whether items that are no longer listed are gone. */
	UNCHECKED_ABSENCE(true,
			"The next run checks them again; `quarantine` shows why it failed, and one that is acknowledged in the console makes no "
					+ "further run incomplete"),

	/** Items are no longer listed, although their addresses still answer. */
	UNLISTED(false, "Compare with the authority's list: it may withdraw documents by taking them off the list only"),

	/** Documents are gone, and the source does not say that this withdraws them. */
	REMOVED(false,
			"Compare with the authority's site. If it withdraws documents by removing them, set 'removal: withdraws' in the "
					+ "source"),

	/** Known items are listed, but the source no longer wants them. */
	LEFT_OUT(false,
			"Check what 'where' says of them: they are no longer fetched. A field that ends documents belongs to status"),

	/** The host says that documents are as before although their texts have changed. */
	STALE_VALIDATORS(false,
			"Nothing has to be done: for 90 days all documents of the source are requested in full each night"),

	/** The texts of most documents changed at once. */
	MANY_REVISIONS(false,
			"Read some of the redlines: if the site has only got another design, let 'content' select the text of its pages"),

	/** Documents are made of other files, because the source is described otherwise. */
	OTHER_CONTENT(false,
			"Look at the authority's site for what it changed since the run before; the next run compares as usual. Ingest a "
					+ "source right before its 'content' or its fields text and files are described otherwise: then nothing lies between"),

	/** Different rows have the same id. */
	DUPLICATE_IDS(false, "Check the rejected items; the field id of the source may not be unique"),

	/** The bytes are not in the announced charset. */
	WRONG_CHARSET(false, "The detected charset was used; nothing has to be done unless titles are garbled"),

	/** Nothing new for much longer than usual at the source. */
	STALE_SOURCE(false, "Compare with the authority's news page: the list may no longer be maintained");

	private final boolean incomplete;

	private final String advice;

	AnomalyRule(boolean incomplete, String advice) {
		this.incomplete = incomplete;
		this.advice = advice;
	}

	/**
	 * Whether a listing with it is incomplete.
	 * @return {@code true} if absences from it mean nothing
	 */
	public boolean isIncomplete() {
		return this.incomplete;
	}

	/**
	 * What an operator can do.
	 * @return one sentence without a full stop
	 */
	public String advice() {
		return this.advice;
	}

}
