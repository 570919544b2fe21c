/** The console: web pages for operators and analysts. */
@NullMarked
package io.regwatch.ops.console;

import org.jspecify.annotations.NullMarked;
