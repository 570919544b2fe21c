package io.regwatch.ops.cli;

import java.util.regex.Pattern;

/** Text from elsewhere, made harmless for a terminal. */
final class TerminalSanitizer {

	private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]");

	private TerminalSanitizer() {
	}

	/** Replaces what would move the cursor, break the line or turn the writing round. */
	static String text(String raw) {
		return CONTROL.matcher(raw).replaceAll("\uFFFD");
	}

}
