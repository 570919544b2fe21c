/** Machine translations into the languages of workspaces. */
@NullMarked
package io.regwatch.api.translation;

import org.jspecify.annotations.NullMarked;
