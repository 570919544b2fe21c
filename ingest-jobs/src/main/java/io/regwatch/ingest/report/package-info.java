/** Reports for operators: whether the last run of each source saw everything. */
@NullMarked
package io.regwatch.ingest.report;

import org.jspecify.annotations.NullMarked;
