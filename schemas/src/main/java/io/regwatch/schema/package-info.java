/** The domain types that all modules share: documents, references, versions, updates. */
@NullMarked
package io.regwatch.schema;

import org.jspecify.annotations.NullMarked;
