/** Tests of the servers, with the servers other tests use. */
@NullMarked
package io.regwatch.ops.server;

import org.jspecify.annotations.NullMarked;
