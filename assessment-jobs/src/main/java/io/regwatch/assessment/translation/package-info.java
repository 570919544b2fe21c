/**
 * Machine translations of titles, summaries and contexts into the languages of
 * workspaces.
 */
@NullMarked
package io.regwatch.assessment.translation;

import org.jspecify.annotations.NullMarked;
