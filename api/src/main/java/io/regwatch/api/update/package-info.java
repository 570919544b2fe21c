/** Changes of references, with what they mean for a workspace. */
@NullMarked
package io.regwatch.api.update;

import org.jspecify.annotations.NullMarked;
