/** Finds the passages of texts that matter: the only package that sees Lucene. */
@NullMarked
package io.regwatch.assessment.model;

import org.jspecify.annotations.NullMarked;
