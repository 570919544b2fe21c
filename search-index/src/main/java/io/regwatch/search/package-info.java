/** Finds references and updates in Elasticsearch for lists and searches. */
@NullMarked
package io.regwatch.search;

import org.jspecify.annotations.NullMarked;
