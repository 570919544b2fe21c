/** The demo: invented regulators, a company and a client of the API. */
@NullMarked
package io.regwatch.ops.demo;

import org.jspecify.annotations.NullMarked;
