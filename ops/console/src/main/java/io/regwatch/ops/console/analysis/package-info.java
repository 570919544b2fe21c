/** Pages for analysts: workspaces, their updates, reviews and references. */
@NullMarked
package io.regwatch.ops.console.analysis;

import org.jspecify.annotations.NullMarked;
