/**
 * Asks language models, and finds the passages that matter: the only package that sees
 * LangChain4j and Lucene.
 */
@NullMarked
package io.regwatch.assessment.model;

import org.jspecify.annotations.NullMarked;
