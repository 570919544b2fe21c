/** The page of an update: redline, evidence, history, review. */
@NullMarked
package io.regwatch.ops.console.update;

import org.jspecify.annotations.NullMarked;
