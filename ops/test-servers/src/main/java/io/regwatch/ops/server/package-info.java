/** Servers that all integration tests of a build share. */
@NullMarked
package io.regwatch.ops.server;

import org.jspecify.annotations.NullMarked;
