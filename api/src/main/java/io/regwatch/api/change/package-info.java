/** The change feed of a workspace over HTTP. */
@NullMarked
package io.regwatch.api.change;

import org.jspecify.annotations.NullMarked;
