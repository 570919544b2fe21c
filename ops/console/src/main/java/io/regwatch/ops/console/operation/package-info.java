/** Pages for operators: last night, sources, runs, quarantine, clients and keys. */
@NullMarked
package io.regwatch.ops.console.operation;

import org.jspecify.annotations.NullMarked;
