/** Error responses. */
@NullMarked
package io.regwatch.api.error;

import org.jspecify.annotations.NullMarked;
