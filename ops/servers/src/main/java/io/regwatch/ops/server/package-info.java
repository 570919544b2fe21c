/**
 * Finds, starts and shares the database and the search server that a command works with.
 */
@NullMarked
package io.regwatch.ops.server;

import org.jspecify.annotations.NullMarked;
