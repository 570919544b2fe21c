/** Writes references and updates from PostgreSQL to Elasticsearch. */
@NullMarked
package io.regwatch.search.index;

import org.jspecify.annotations.NullMarked;
