/** Who calls, which workspace the call is about, what is let in. */
@NullMarked
package io.regwatch.api.security;

import org.jspecify.annotations.NullMarked;
