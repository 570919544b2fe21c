package io.regwatch.ingest.update;

import io.regwatch.schema.Extraction;

/** What may differ between two texts that say the same. */
public enum Tolerance {

	/**
	 * Files that store characters: only the layout of the text. White space between two
	 * letters counts: nobody spaces the letters of a word there, and "not able" is not
	 * "notable".
	 */
	MARKUP {

		@Override
		boolean isSame(String before, String after) {
			return WordBorders.areSame(withoutBullets(before), withoutBullets(after));
		}

		@Override
		String fold(String text) {
			return PrintedText.foldMarkup(text);
		}

	},

	/** A file that stores characters and one that stores pages: any white space. */
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
			return PrintedText.fold(LostUnits.mark(text));
		}

	};

	/**
	 * Finds the one for two files.
	 * @param before media type of the old file
	 * @param after media type of the new file
	 * @return that of prints only if both are PDF files, or archives with some
	 */
	public static Tolerance of(String before, String after) {
		if (!FilesType.isPrint(before) && !FilesType.isPrint(after)) {
			return MARKUP;
		}
		boolean alike = FilesType.isPrint(before) == FilesType.isPrint(after)
				&& FilesType.isOfFiles(before) == FilesType.isOfFiles(after);
		return alike ? PRINTS : LAYOUT;
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
