package io.regwatch.ingest.redline.step;

import java.util.List;

import io.regwatch.ingest.redline.TextComparison;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import org.jspecify.annotations.Nullable;

/**
 * The texts of two versions.
 *
 * @param tolerance what may differ between them
 * @param isSameFile whether both versions are one file
 * @param isQuotable whether the source lets its text be passed on
 */
record ComparedTexts(List<Block> before, List<Block> after, Tolerance tolerance, boolean isSameFile,
		@Nullable String language, boolean isQuotable) {

	TextComparison compare() {
		return TextComparison.between(this.before, this.after, this.tolerance, this.isSameFile, this.language);
	}

}
