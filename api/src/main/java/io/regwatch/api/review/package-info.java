/** Decisions of people about updates. */
@NullMarked
package io.regwatch.api.review;

import org.jspecify.annotations.NullMarked;
