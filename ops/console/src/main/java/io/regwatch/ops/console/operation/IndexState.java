package io.regwatch.ops.console.operation;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * How far the search index is behind the database.
 *
 * @param pending changes that are not written to the index yet
 * @param oldest when the first of them was made; {@code null} if there is none
 * @param retried those of them that the index did not accept at least once
 * @param requestedAt when the last comparison was requested; {@code null} if none was
 * @param startedAt when the comparison that is under way began; {@code null} if none is
 * @param unfinished whether a comparison is requested or under way
 * @param failures of comparisons, in a row
 * @param rebuildStartedAt when the rebuild that is under way began; {@code null} if none
 * is
 * @param rebuildUnfinished whether a rebuild is requested or under way
 * @param rebuildFailures of rebuilds, in a row
 */
record IndexState(long pending, @Nullable Instant oldest, long retried, @Nullable Instant requestedAt,
		@Nullable Instant startedAt, boolean unfinished, int failures, @Nullable Instant rebuildStartedAt,
		boolean rebuildUnfinished, int rebuildFailures) {

}
