/** Whether the service can be used, told at the API's own port. */
@NullMarked
package io.regwatch.api.health;

import org.jspecify.annotations.NullMarked;
