/** Reads what the sentences of a legal text say: scope, exclusions, duties and dates. */
@NullMarked
package io.regwatch.reading;

import org.jspecify.annotations.NullMarked;
