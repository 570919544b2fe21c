/** What is deployed fits the program. */
@NullMarked
package io.regwatch.ops.deploy;

import org.jspecify.annotations.NullMarked;
