/** The change feed: what changed, in commit order, as each workspace sees it. */
@NullMarked
package io.regwatch.change;

import org.jspecify.annotations.NullMarked;
