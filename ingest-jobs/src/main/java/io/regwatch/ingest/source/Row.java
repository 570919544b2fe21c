package io.regwatch.ingest.source;

import org.jspecify.annotations.Nullable;

/** One entry of a list, before it is an item. */
interface Row {

	/** The value that a rule points to; {@code null} if there is none. */
	@Nullable String find(FieldRule rule);

}
