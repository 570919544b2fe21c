/** The REST API: it reads the stores and requests work, which workers do. */
@NullMarked
package io.regwatch.api;

import org.jspecify.annotations.NullMarked;
