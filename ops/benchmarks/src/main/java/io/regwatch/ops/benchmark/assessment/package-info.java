/** Measures assessments: how much waiting costs, and how many tokens. */
@NullMarked
package io.regwatch.ops.benchmark.assessment;

import org.jspecify.annotations.NullMarked;
