/** Limits of connections. */
@NullMarked
package io.regwatch.api.connection;

import org.jspecify.annotations.NullMarked;
