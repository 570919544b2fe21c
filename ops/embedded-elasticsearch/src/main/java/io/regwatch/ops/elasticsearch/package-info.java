/** Runs one real Elasticsearch node as a process of its own. */
@NullMarked
package io.regwatch.ops.elasticsearch;

import org.jspecify.annotations.NullMarked;
