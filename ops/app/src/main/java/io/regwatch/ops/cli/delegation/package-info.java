/** Lets a running process of the same home execute commands of other processes. */
@NullMarked
package io.regwatch.ops.cli.delegation;

import org.jspecify.annotations.NullMarked;
