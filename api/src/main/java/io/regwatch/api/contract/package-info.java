/** The OpenAPI file and Swagger UI. */
@NullMarked
package io.regwatch.api.contract;

import org.jspecify.annotations.NullMarked;
