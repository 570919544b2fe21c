/** The search index on a real Elasticsearch. */
@NullMarked
package io.regwatch.search.index;

import org.jspecify.annotations.NullMarked;
