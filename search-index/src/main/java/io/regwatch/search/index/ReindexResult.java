package io.regwatch.search.index;

/**
 * The result of a reindex.
 *
 * @param references number of references indexed
 * @param updates number of updates indexed
 * @param drained the changes made meanwhile
 */
public record ReindexResult(long references, long updates, DrainResult drained) {
}
