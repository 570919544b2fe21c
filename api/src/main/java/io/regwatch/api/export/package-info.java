/** Exports of updates as CSV and XLSX, and reports of single updates as PDF. */
@NullMarked
package io.regwatch.api.export;

import org.jspecify.annotations.NullMarked;
