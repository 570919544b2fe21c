package io.regwatch.ops.cli.output;

import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/** Makes untrusted text safe to print on a terminal. */
public final class TerminalSanitizer {

	private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");

	private TerminalSanitizer() {
	}

	/**
	 * Replaces control and formatting characters, which could move the cursor, break the
	 * line or change the direction of writing.
	 * @param untrusted any text; {@code null} is empty
	 * @return one line
	 */
	public static String text(@Nullable String untrusted) {
		return (untrusted != null) ? CONTROL.matcher(untrusted).replaceAll("\uFFFD") : "";
	}

}
