/** The item engine with a real database. */
@NullMarked
package io.regwatch.batch;

import org.jspecify.annotations.NullMarked;
