package io.regwatch.ingest.redline;

import java.util.List;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.jspecify.annotations.Nullable;

/**
 * The difference of two texts of one extractor version.
 *
 * @param materiality {@code null} if both texts are of the same file
 * @param redline without any mark if the difference is immaterial
 * @param language of the new text as an ISO 639-1 code; {@code null} if unknown
 */
public record TextComparison(@Nullable Materiality materiality, Redline redline, @Nullable String language) {

	/**
	 * Compares two texts.
	 * @param before blocks of the old text
	 * @param after blocks of the new text
	 * @param tolerance what may differ
	 * @param same whether both are of the same file
	 * @param language of the new text; {@code null} if unknown
	 * @return the difference
	 */
	public static TextComparison between(List<Block> before, List<Block> after, Tolerance tolerance, boolean same,
			@Nullable String language) {
		return of(TextDifference.between(before, after, tolerance).materiality(), before, after, same, language);
	}

	/**
	 * Compares the texts of two files.
	 * @param before the old text
	 * @param after the new text
	 * @param same whether both are of the same file
	 * @return the difference
	 */
	public static TextComparison between(Extraction.Text before, Extraction.Text after, boolean same) {
		return of(TextDifference.between(before, after).materiality(), before.blocks(), after.blocks(), same,
				after.language());
	}

	private static TextComparison of(Materiality materiality, List<Block> before, List<Block> after, boolean same,
			@Nullable String language) {
		Redline redline = Redline.between(materiality.makesUpdate() ? before : after, after);
		return new TextComparison(same ? null : materiality, redline, language);
	}

	/**
	 * Returns the code of the materiality.
	 * @return {@code none} if both texts are of the same file
	 */
	public String materialityCode() {
		return (this.materiality != null) ? this.materiality.code() : "none";
	}

}
