package io.regwatch.ingest.extract.office.xml;

import java.util.regex.Pattern;

/**
 * Formulas of sheets that have another result each time that a program calculates them.
 */
public final class VolatileFormulas {

	private static final Pattern FUNCTION = Pattern
		.compile("(?i)(?<![\\w.])(?:TODAY|NOW|RAND|RANDBETWEEN|RANDARRAY)\\s*\\(");

	private VolatileFormulas() {
	}

	/**
	 * Whether a formula calls a function of the day, the time or chance.
	 * @param formula of a cell
	 * @return {@code false} if it only refers to such cells
	 */
	public static boolean has(String formula) {
		return FUNCTION.matcher(formula).find();
	}

}
