/** Sentence embeddings of passages and searches. */
@NullMarked
package io.regwatch.search.embedding;

import org.jspecify.annotations.NullMarked;
