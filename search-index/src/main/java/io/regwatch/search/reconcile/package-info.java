/** Compares the search index with the database, document by document, and repairs it. */
@NullMarked
package io.regwatch.search.reconcile;

import org.jspecify.annotations.NullMarked;
