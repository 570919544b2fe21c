package io.regwatch.ingest.source.parse;

import java.util.List;

import io.regwatch.ingest.source.catalogue.FieldRule;
import org.jspecify.annotations.Nullable;

/** One entry of a list, before it is an item. */
public interface Row {

	/** The value that a rule points to; {@code null} if there is none. */
	@Nullable String find(FieldRule rule);

	/** All values that a rule points to. */
	List<String> findAll(FieldRule rule);

	/** All that it says, for messages. */
	String text();

}
