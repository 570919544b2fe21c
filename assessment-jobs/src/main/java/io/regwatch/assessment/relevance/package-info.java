/**
 * Whether an update concerns a company: compares what titles and texts are about with the
 * facts of its profile. Each rule that puts an update aside can be cited.
 */
@NullMarked
package io.regwatch.assessment.relevance;

import org.jspecify.annotations.NullMarked;
