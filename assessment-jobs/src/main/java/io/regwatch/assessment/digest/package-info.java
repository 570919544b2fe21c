/** Says once, for everybody, what an update changes. */
@NullMarked
package io.regwatch.assessment.digest;

import org.jspecify.annotations.NullMarked;
