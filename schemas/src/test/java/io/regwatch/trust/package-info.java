/** How much the tests of hostile input, of authorization and of faults have tried. */
@NullMarked
package io.regwatch.trust;

import org.jspecify.annotations.NullMarked;
