/** Updates with their contexts and evidence. */
@NullMarked
package io.regwatch.api.update;

import org.jspecify.annotations.NullMarked;
