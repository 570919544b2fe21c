/** Filters of updates that a workspace keeps, and which updates match them. */
@NullMarked
package io.regwatch.api.savedsearch;

import org.jspecify.annotations.NullMarked;
