/** Measures how soon webhooks are delivered. */
@NullMarked
package io.regwatch.ops.benchmark.webhook;

import org.jspecify.annotations.NullMarked;
