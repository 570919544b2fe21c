package io.regwatch.assessment.evidence;

import java.util.Optional;
import java.util.UUID;

/**
 * A block of a version's stored text.
 *
 * @param versionId whose text
 * @param ordinal place in reading order
 * @param page from 1
 * @param heading whether it is one
 * @param text as it is stored
 * @param fresh whether the version before does not have it
 */
public record Segment(UUID versionId, int ordinal, int page, boolean heading, String text, boolean fresh) {

	/**
	 * Cites words of it, if they are there: nothing else counts as evidence.
	 * @param statement what they show
	 * @param quote words that may stand there
	 * @return empty if they do not
	 */
	public Optional<Evidence.OfText> cite(String statement, String quote) {
		int start = this.text.indexOf(quote);
		return (start < 0 || quote.isBlank()) ? Optional.empty() : Optional.of(new Evidence.OfText(statement,
				this.versionId, this.ordinal, this.page, start, start + quote.length(), quote));
	}

}
