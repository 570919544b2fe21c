package io.regwatch.ingest.update;

import java.util.stream.IntStream;

import io.regwatch.schema.Extraction;

/** What may differ between two texts that say the same. */
public enum Tolerance {

	/** Files that store characters: only the layout of the text. */
	LAYOUT {

		@Override
		boolean isSame(String before, String after) {
			String old = withoutBullets(before);
			String now = withoutBullets(after);
			return old.length() == now.length()
					&& IntStream.range(0, old.length()).allMatch((at) -> agree(old.charAt(at), now.charAt(at)));
		}

	},

	/**
	 * Files that store pages: also what programs lose when they print a document anew.
	 */
	PRINTS {

		@Override
		boolean isSame(String before, String after) {
			return PrintComparison.isSame(before, after);
		}

	};

	private static final String STRAIGHT_QUOTES = "'\"";

	private static final String PRINT = "application/pdf";

	/**
	 * Finds the one for two files.
	 * @param before media type of the old file
	 * @param after media type of the new file
	 * @return that of prints only if both are PDF files
	 */
	public static Tolerance of(String before, String after) {
		return (PRINT.equals(before) && PRINT.equals(after)) ? PRINTS : LAYOUT;
	}

	static Tolerance of(Extraction.Text before, Extraction.Text after) {
		return of(before.mediaType(), after.mediaType());
	}

	/** Whether two folded texts are the same. */
	abstract boolean isSame(String before, String after);

	/** A straight mark after a digit is a quotation mark or one of feet or inches. */
	private static boolean agree(char old, char now) {
		return old == now || (old == PrintedText.QUOTE && STRAIGHT_QUOTES.indexOf(now) >= 0)
				|| (now == PrintedText.QUOTE && STRAIGHT_QUOTES.indexOf(old) >= 0);
	}

	private static String withoutBullets(String text) {
		return text.replace(String.valueOf(PrintedText.ITEM_BULLET), "");
	}

}
