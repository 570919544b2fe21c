/** The addresses of files that clients may fetch, and the files themselves. */
@NullMarked
package io.regwatch.api.file;

import org.jspecify.annotations.NullMarked;
