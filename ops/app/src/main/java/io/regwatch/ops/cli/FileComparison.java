package io.regwatch.ops.cli;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.jspecify.annotations.Nullable;

/**
 * How one file became another.
 *
 * @param materiality of the difference; {@code null} if the files are the same
 * @param redline without any mark if the difference does not matter
 * @param language of the new text; {@code null} if unknown
 */
record FileComparison(@Nullable Materiality materiality, Redline redline, @Nullable String language) {

	static FileComparison of(Extraction.Text before, Extraction.Text after, boolean same) {
		Materiality materiality = TextDifference.between(before.blocks(), after.blocks()).materiality();
		Redline redline = Redline.between((materiality == Materiality.TEXT) ? before.blocks() : after.blocks(),
				after.blocks());
		return new FileComparison(same ? null : materiality, redline, after.language());
	}

	/** The code of the materiality. */
	String materialityCode() {
		return (this.materiality != null) ? this.materiality.code() : "none";
	}

}
