package io.regwatch.ops.cli.document;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.jspecify.annotations.Nullable;

/**
 * The difference of two files.
 *
 * @param materiality {@code null} if the files are the same
 * @param redline without any mark if the difference is immaterial
 * @param language of the new text; {@code null} if unknown
 */
record FileComparison(@Nullable Materiality materiality, Redline redline, @Nullable String language) {

	static FileComparison of(Extraction.Text before, Extraction.Text after, boolean same) {
		Materiality materiality = TextDifference.between(before.blocks(), after.blocks()).materiality();
		Redline redline = Redline.between((materiality == Materiality.TEXT) ? before.blocks() : after.blocks(),
				after.blocks());
		return new FileComparison(same ? null : materiality, redline, after.language());
	}

	/** Whether the files have the same bytes. */
	static boolean isSame(Path before, Path after) {
		try {
			return Files.mismatch(before, after) < 0;
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Could not compare '%s' and '%s'".formatted(before, after), ex);
		}
	}

	String materialityCode() {
		return (this.materiality != null) ? this.materiality.code() : "none";
	}

}
