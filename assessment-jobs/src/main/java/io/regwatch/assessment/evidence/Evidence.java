package io.regwatch.assessment.evidence;

import java.util.List;
import java.util.UUID;

/** What a statement rests on. Its fields are those of the stored JSON. */
public sealed interface Evidence {

	/** What a quote shows that obliges. */
	String DUTY = "The text obliges to this.";

	/** What any other quote shows. */
	String SUBJECT = "The text is about this.";

	/**
	 * A rule and the field of the profile that it was applied to.
	 *
	 * @param statement what follows
	 * @param rule its name
	 * @param profileField such as {@code markets}
	 * @param values what stands there
	 */
	record OfRule(String statement, String rule, String profileField, List<String> values) implements Evidence {

		public OfRule {
			values = List.copyOf(values);
		}

	}

	/**
	 * Words of the stored text.
	 *
	 * @param statement what they show
	 * @param versionId whose text
	 * @param segment ordinal of the block
	 * @param page of the block
	 * @param start offset in the block's text, in characters
	 * @param end offset after the last character
	 * @param quote the characters between them
	 */
	record OfText(String statement, UUID versionId, int segment, int page, int start, int end,
			String quote) implements Evidence {

	}

}
