/** People who use the console: sign-in, roles, sessions. */
@NullMarked
package io.regwatch.ops.console.security;

import org.jspecify.annotations.NullMarked;
