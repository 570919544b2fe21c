package io.regwatch.reading;

import java.time.LocalDate;
import java.time.Period;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/**
 * A date that a sentence states.
 *
 * @param kind what happens then
 * @param date the day; {@code null} if it is counted from the publication
 * @param afterPublication time after the day of publication; {@code null} if the day is
 * stated
 * @param ofWholeText whether it is said of the document itself and not of one of its
 * articles, products or another document
 * @param start offset of the words that name it, in the segment's text
 * @param end offset after these words
 */
public record StatedDate(DateKind kind, @Nullable LocalDate date, @Nullable Period afterPublication,
		boolean ofWholeText, int start, int end) {

	/**
	 * Resolves the day.
	 * @param publication of the document; {@code null} if unknown
	 * @return empty if it is counted from an unknown publication
	 */
	public Optional<LocalDate> on(@Nullable LocalDate publication) {
		if (this.date != null) {
			return Optional.of(this.date);
		}
		return (publication != null && this.afterPublication != null)
				? Optional.of(publication.plus(this.afterPublication)) : Optional.empty();
	}

}
