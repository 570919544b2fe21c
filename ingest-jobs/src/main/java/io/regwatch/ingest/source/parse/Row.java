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

	/** The HTML whose text is the value of a rule; {@code null} if it is no HTML. */
	default @Nullable String markup(FieldRule rule) {
		return (rule.html() == FieldRule.HtmlPart.TEXT) ? find(rule) : null;
	}

	/** All that it says, for messages. */
	String text();

}
