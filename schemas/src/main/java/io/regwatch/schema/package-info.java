/** The words every module shares: documents, references, versions, updates. */
@NullMarked
package io.regwatch.schema;

import org.jspecify.annotations.NullMarked;
