/** The workspaces that a person sees. */
@NullMarked
package io.regwatch.ops.console.workspace;

import org.jspecify.annotations.NullMarked;
