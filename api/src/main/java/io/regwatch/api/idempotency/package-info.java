/** Repeated requests with one idempotency key are handled once. */
@NullMarked
package io.regwatch.api.idempotency;

import org.jspecify.annotations.NullMarked;
