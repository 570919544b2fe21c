/** Asks other hosts, politely and with distrust. */
@NullMarked
package io.regwatch.http;

import org.jspecify.annotations.NullMarked;
