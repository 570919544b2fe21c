/** Cites stored texts: what is said of them rests on words that stand there. */
@NullMarked
package io.regwatch.assessment.evidence;

import org.jspecify.annotations.NullMarked;
