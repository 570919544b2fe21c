/** The workspaces of a client. */
@NullMarked
package io.regwatch.api.workspace;

import org.jspecify.annotations.NullMarked;
