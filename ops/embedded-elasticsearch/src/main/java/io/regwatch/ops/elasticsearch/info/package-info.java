/**
 * Answers {@code GET /} with the name and version of the node, as every distribution
 * does.
 */
@NullMarked
package io.regwatch.ops.elasticsearch.info;

import org.jspecify.annotations.NullMarked;
