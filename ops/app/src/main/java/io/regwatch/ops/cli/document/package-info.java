/** Commands that read document files without any server: extract and redline. */
@NullMarked
package io.regwatch.ops.cli.document;

import org.jspecify.annotations.NullMarked;
