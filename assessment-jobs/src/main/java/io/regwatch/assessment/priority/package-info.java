/** How urgent an update is: its duties, and the days until they are due. */
@NullMarked
package io.regwatch.assessment.priority;

import org.jspecify.annotations.NullMarked;
