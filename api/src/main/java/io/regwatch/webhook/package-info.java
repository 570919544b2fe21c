/** Delivers changes to the webhook endpoints of clients, signed by Standard Webhooks. */
@NullMarked
package io.regwatch.webhook;

import org.jspecify.annotations.NullMarked;
