/** Health at the API's port. */
@NullMarked
package io.regwatch.api.health;

import org.jspecify.annotations.NullMarked;
