/** Daily limits of the tokens that language models use. */
@NullMarked
package io.regwatch.budget;

import org.jspecify.annotations.NullMarked;
