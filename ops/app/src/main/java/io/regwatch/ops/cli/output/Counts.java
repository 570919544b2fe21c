package io.regwatch.ops.cli.output;

import java.util.Map;
import java.util.stream.Collectors;

/** Numbers by name in one line of text. */
public final class Counts {

	private Counts() {
	}

	/**
	 * Joins numbers and their names.
	 * @param numbers by what they count, in the order of the text
	 * @return as in {@code 2 new, 1 changed}; empty if there are none
	 */
	public static String text(Map<String, ? extends Number> numbers) {
		return numbers.entrySet()
			.stream()
			.map((entry) -> entry.getValue() + " " + entry.getKey())
			.collect(Collectors.joining(", "));
	}

}
