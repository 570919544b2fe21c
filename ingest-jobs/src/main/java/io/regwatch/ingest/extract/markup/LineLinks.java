package io.regwatch.ingest.extract.markup;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The links of a line of text.
 *
 * @param count of links and buttons with text
 * @param controls whether all of them do something with the page instead of leading to
 * another
 * @param local whether none of them leads to another page
 * @param sharing whether all of them send the address of the page to others
 * @param trail whether signs between them make it a trail of pages
 * @param outside what the line says outside of them, without spaces and separators
 * @param files names of files to which they lead
 */
record LineLinks(int count, boolean controls, boolean local, boolean sharing, boolean trail, String outside,
		List<String> files) {

	static final LineLinks NONE = ofFiles(List.of());

	private static final Pattern SEPARATORS = Pattern
		.compile("[\\s\\u00A0>\u00BB\u203A\u2192/|\u00B7\u2022\u2039\u00AB]+");

	private static final Pattern TRAIL = Pattern.compile("[>/\u00BB\u203A\u2192\u2039\u00AB]");

	static LineLinks of(int count, boolean controls, boolean local, boolean sharing, CharSequence outside,
			List<String> files) {
		return new LineLinks(count, controls, local, sharing, TRAIL.matcher(outside).find(), words(outside), files);
	}

	/** Returns links of which nothing counts but the files. */
	static LineLinks ofFiles(List<String> files) {
		return new LineLinks(0, false, false, false, false, "", files);
	}

	/**
	 * Returns the text of the line with the names of the files that it does not state.
	 */
	String named(String text) {
		return this.files.stream()
			.distinct()
			.filter((file) -> !text.contains(file))
			.reduce(text, (line, file) -> line + FileName.mention(file));
	}

	/** Returns a text without spaces and without the signs between entries of menus. */
	static String words(CharSequence text) {
		return SEPARATORS.matcher(text).replaceAll("");
	}

	/** Whether the line is nothing but links. */
	boolean isAll() {
		return this.count > 0 && this.outside.isEmpty();
	}

}
