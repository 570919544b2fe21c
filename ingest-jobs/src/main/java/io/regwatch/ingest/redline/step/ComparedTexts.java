package io.regwatch.ingest.redline.step;

import java.util.List;

import io.regwatch.ingest.redline.TextComparison;
import io.regwatch.schema.Block;
import org.jspecify.annotations.Nullable;

/**
 * The texts of two versions.
 *
 * @param isSameFile whether both versions are one file
 * @param isQuotable whether the source lets its text be passed on
 */
record ComparedTexts(List<Block> before, List<Block> after, boolean isSameFile, @Nullable String language,
		boolean isQuotable) {

	TextComparison compare() {
		return TextComparison.between(this.before, this.after, this.isSameFile, this.language);
	}

}
