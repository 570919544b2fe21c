package io.regwatch.ops.benchmark.api;

import java.util.List;
import java.util.UUID;

/**
 * A workspace of the data set, with what the plain code has to know of it beforehand.
 *
 * @param id of the workspace
 * @param sources subscribed ones
 * @param references subscribed for themselves
 * @param hidden unsubscribed for themselves
 */
record Workspace(UUID id, List<String> sources, List<String> references, List<String> hidden) {

}
