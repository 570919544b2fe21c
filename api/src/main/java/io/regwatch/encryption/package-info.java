/** Encryption of secrets that are stored in the database. */
@NullMarked
package io.regwatch.encryption;

import org.jspecify.annotations.NullMarked;
