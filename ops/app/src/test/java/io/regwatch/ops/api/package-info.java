/** The API as clients meet it, through HTTP. */
@NullMarked
package io.regwatch.ops.api;

import org.jspecify.annotations.NullMarked;
