package io.regwatch.ingest.source;

import java.util.Locale;

import io.regwatch.schema.text.BoundedPattern;

/** Labels of editions, which authorities spell in more than one way. */
public final class EditionLabel {

	/** "Rev. 1" is "rev.1", but "1.1" is not "11". */
	private static final BoundedPattern LAYOUT = BoundedPattern.compile("(?<!\\d)[\\s.]+|[\\s.]+(?!\\d)");

	private EditionLabel() {
	}

	/**
	 * A label without what only its spelling decides.
	 * @param label of an edition
	 * @return equal for equal editions
	 */
	public static String normalize(String label) {
		return LAYOUT.replaceAll(label, "").toLowerCase(Locale.ROOT);
	}

}
