/** The company that a workspace is about. */
@NullMarked
package io.regwatch.api.profile;

import org.jspecify.annotations.NullMarked;
