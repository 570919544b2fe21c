/** The REST interface: it reads the stores and asks for work, and never does the work. */
@NullMarked
package io.regwatch.api;

import org.jspecify.annotations.NullMarked;
