/** What a workspace follows. */
@NullMarked
package io.regwatch.api.subscription;

import org.jspecify.annotations.NullMarked;
