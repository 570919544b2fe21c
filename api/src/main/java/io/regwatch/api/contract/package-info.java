/** The OpenAPI file and a page to read it. */
@NullMarked
package io.regwatch.api.contract;

import org.jspecify.annotations.NullMarked;
