/** Makes profiles from companies' websites. */
@NullMarked
package io.regwatch.assessment.profile;

import org.jspecify.annotations.NullMarked;
