/** Lets the node tell its name and version, as every distribution does. */
@NullMarked
package io.regwatch.ops.elasticsearch.info;

import org.jspecify.annotations.NullMarked;
