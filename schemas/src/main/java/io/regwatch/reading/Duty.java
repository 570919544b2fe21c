package io.regwatch.reading;

import java.util.List;

/**
 * What a sentence obliges to.
 *
 * @param bearer who has to do it
 * @param who the words that name them; empty if nobody is named
 * @param what has to be done or not to be done, in words of the sentence
 * @param toWhom the words that name the recipient, for example "the competent authority";
 * empty if none is named
 * @param prohibited whether it must not be done
 * @param deadlines by when, for example in several cells of a table row; empty if not
 * stated
 */
public record Duty(Bearer bearer, String who, String what, String toWhom, boolean prohibited,
		List<Deadline> deadlines) {

	public Duty {
		deadlines = List.copyOf(deadlines);
	}

}
