/**
 * What commands share: the home, the servers and application context on it, options and
 * arguments.
 */
@NullMarked
package io.regwatch.ops.cli.context;

import org.jspecify.annotations.NullMarked;
