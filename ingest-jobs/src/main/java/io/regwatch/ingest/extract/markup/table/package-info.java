/** Rows of tables in markup, with the cells that span several of them. */
@NullMarked
package io.regwatch.ingest.extract.markup.table;

import org.jspecify.annotations.NullMarked;
