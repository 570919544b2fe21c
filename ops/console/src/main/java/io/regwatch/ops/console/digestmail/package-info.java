/** Mails people what changed in a workspace, every day or week. */
@NullMarked
package io.regwatch.ops.console.digestmail;

import org.jspecify.annotations.NullMarked;
