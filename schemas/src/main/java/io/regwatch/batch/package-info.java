/** Jobs whose truth is in rows of runs: stopped in time, gone on with after a crash. */
@NullMarked
package io.regwatch.batch;

import org.jspecify.annotations.NullMarked;
