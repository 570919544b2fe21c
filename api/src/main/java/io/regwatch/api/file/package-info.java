/** Files and their signed URLs. */
@NullMarked
package io.regwatch.api.file;

import org.jspecify.annotations.NullMarked;
