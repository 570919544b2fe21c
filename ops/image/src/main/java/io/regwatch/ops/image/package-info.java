/** Makes the container image from the files of the archive. */
@NullMarked
package io.regwatch.ops.image;

import org.jspecify.annotations.NullMarked;
