/** The command that evaluates a model against a gold set. */
@NullMarked
package io.regwatch.ops.cli.evaluation;

import org.jspecify.annotations.NullMarked;
