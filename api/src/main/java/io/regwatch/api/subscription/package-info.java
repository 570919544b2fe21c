/** Subscriptions of workspaces to sources and references. */
@NullMarked
package io.regwatch.api.subscription;

import org.jspecify.annotations.NullMarked;
