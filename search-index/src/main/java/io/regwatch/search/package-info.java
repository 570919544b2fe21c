/** References and updates in Elasticsearch, kept equal to their rows in PostgreSQL. */
@NullMarked
package io.regwatch.search;

import org.jspecify.annotations.NullMarked;
