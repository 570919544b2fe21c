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
	 * Cites words of it, if they are there: nothing else counts as evidence. How letters
	 * and spaces are encoded does not matter; what is cited is as it is stored.
	 * @param statement what they show
	 * @param quote words that may stand there
	 * @return empty if they do not
	 */
	public Optional<Evidence.OfText> cite(String statement, String quote) {
		int start = quote.isBlank() ? -1 : this.text.indexOf(quote);
		Optional<FoldedText.Span> place = (start < 0) ? new FoldedText(this.text).find(quote)
				: Optional.of(new FoldedText.Span(start, start + quote.length()));
		return place.map((span) -> new Evidence.OfText(statement, this.versionId, this.ordinal, this.page, span.start(),
				span.end(), this.text.substring(span.start(), span.end())));
	}

}
