package io.regwatch.ingest.extract.text;

/** Marks struck text as pages have it, once for all the runs into which it is split. */
public final class StruckMark {

	/** Before a struck text. */
	public static final String START = " [deleted: ";

	/** After it. */
	public static final String END = "] ";

	private boolean open;

	/** Returns what to write before text that is struck or not. */
	public String before(boolean struck) {
		String mark = (struck == this.open) ? "" : struck ? START : END;
		this.open = struck;
		return mark;
	}

	/** Marks a text as struck, whatever follows it. */
	public static String around(String text) {
		return START + text + END;
	}

}
