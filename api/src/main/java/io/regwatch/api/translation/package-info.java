/** The language of a workspace, and machine translations into it. */
@NullMarked
package io.regwatch.api.translation;

import org.jspecify.annotations.NullMarked;
