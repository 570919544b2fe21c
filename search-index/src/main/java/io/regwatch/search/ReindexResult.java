package io.regwatch.search;

/**
 * What a reindex did.
 *
 * @param references number of references indexed
 * @param updates number of updates indexed
 * @param drained what became of the changes made meanwhile
 */
public record ReindexResult(long references, long updates, DrainResult drained) {

}
