/** The management of webhook endpoints. */
@NullMarked
package io.regwatch.api.webhook;

import org.jspecify.annotations.NullMarked;
