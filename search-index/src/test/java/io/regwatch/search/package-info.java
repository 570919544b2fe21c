/** The search index on a real Elasticsearch. */
@NullMarked
package io.regwatch.search;

import org.jspecify.annotations.NullMarked;
