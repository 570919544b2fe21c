/** Runs jobs whose steps process items that workers lease from the database. */
@NullMarked
package io.regwatch.batch;

import org.jspecify.annotations.NullMarked;
