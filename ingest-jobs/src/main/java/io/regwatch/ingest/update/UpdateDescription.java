package io.regwatch.ingest.update;

import org.jspecify.annotations.Nullable;

/**
 * What is said of an update, only by what was seen.
 *
 * @param shortSummary one or two sentences
 * @param summary some more
 * @param content Markdown: the document's text, or the changes in it; {@code null} if
 * there is none
 */
public record UpdateDescription(String shortSummary, String summary, @Nullable String content) {

}
