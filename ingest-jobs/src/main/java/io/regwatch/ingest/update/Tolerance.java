package io.regwatch.ingest.update;

import io.regwatch.schema.Extraction;

/** What may differ between two texts that say the same. */
public enum Tolerance {

	/** Files that store characters: only the layout of the text. */
	LAYOUT {

		@Override
		boolean isSame(String before, String after) {
			return withoutBullets(before).equals(withoutBullets(after));
		}

		@Override
		String fold(String text) {
			return PrintedText.foldWords(text);
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

		@Override
		String fold(String text) {
			return PrintedText.fold(text);
		}

	};

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

	/** Folds a text. Prints space the digits of a number. */
	abstract String fold(String text);

	private static String withoutBullets(String text) {
		return text.replace(String.valueOf(PrintedText.ITEM_BULLET), "");
	}

}
