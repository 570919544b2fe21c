/** The obligations that visible documents state, as a list and as a calendar. */
@NullMarked
package io.regwatch.api.obligation;

import org.jspecify.annotations.NullMarked;
