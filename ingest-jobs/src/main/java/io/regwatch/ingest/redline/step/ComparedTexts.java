package io.regwatch.ingest.redline.step;

import java.util.List;

import io.regwatch.schema.Block;
import org.jspecify.annotations.Nullable;

/**
 * The texts of both versions that an update lies between, and what is said of it so far.
 *
 * @param isSameFile whether both versions are one file
 * @param isQuotable whether the source lets its text be passed on
 */
record ComparedTexts(List<Block> before, List<Block> after, boolean isSameFile, @Nullable String language,
		boolean isQuotable, String shortSummary, String summary) {

}
