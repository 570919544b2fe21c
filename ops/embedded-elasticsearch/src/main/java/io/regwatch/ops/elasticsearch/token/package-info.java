/** Authenticates the owner of the node. */
@NullMarked
package io.regwatch.ops.elasticsearch.token;

import org.jspecify.annotations.NullMarked;
