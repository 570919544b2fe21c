package io.regwatch.assessment.obligation;

import java.time.LocalDate;

import io.regwatch.assessment.evidence.Evidence;
import io.regwatch.reading.Deadline;
import io.regwatch.reading.Duty;
import org.jspecify.annotations.Nullable;

/**
 * An obligation as a text states it, with one of its deadlines.
 *
 * @param key equal in texts that state it in the same words
 * @param duty who has to do what
 * @param deadline by when; {@code null} if it is not stated
 * @param appliesFrom since when; {@code null} if the text does not state a day
 * @param evidence the sentence
 */
record StatedObligation(String key, Duty duty, @Nullable Deadline deadline, @Nullable LocalDate appliesFrom,
		Evidence.OfText evidence) {

}
