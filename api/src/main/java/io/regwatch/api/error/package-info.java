/** The one body of every failure. */
@NullMarked
package io.regwatch.api.error;

import org.jspecify.annotations.NullMarked;
