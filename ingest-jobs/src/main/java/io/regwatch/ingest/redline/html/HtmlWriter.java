package io.regwatch.ingest.redline.html;

import org.jspecify.annotations.Nullable;

/**
 * Writes elements without any attribute but the ones given here, and escapes all text.
 */
final class HtmlWriter {

	private final StringBuilder out = new StringBuilder(1 << 14);

	/** Begins an element, with classes if the name is not empty. */
	HtmlWriter start(String element, String classes) {
		this.out.append('<').append(element);
		if (!classes.isEmpty()) {
			attribute("class", classes);
		}
		this.out.append('>');
		return this;
	}

	HtmlWriter start(String element, String classes, String attribute, String value) {
		start(element, classes);
		this.out.setLength(this.out.length() - 1);
		attribute(attribute, value);
		this.out.append('>');
		return this;
	}

	HtmlWriter end(String element) {
		this.out.append("</").append(element).append('>');
		return this;
	}

	HtmlWriter line() {
		this.out.append('\n');
		return this;
	}

	HtmlWriter space() {
		this.out.append(' ');
		return this;
	}

	HtmlWriter text(String text) {
		int from = 0;
		for (int at = 0; at < text.length(); at++) {
			@Nullable String escape = escape(text.charAt(at));
			if (escape != null) {
				this.out.append(text, from, at).append(escape);
				from = at + 1;
			}
		}
		this.out.append(text, from, text.length());
		return this;
	}

	@Override
	public String toString() {
		return this.out.toString();
	}

	private static @Nullable String escape(char character) {
		return switch (character) {
			case '&' -> "&amp;";
			case '<' -> "&lt;";
			case '>' -> "&gt;";
			case '"' -> "&quot;";
			case '\'' -> "&#39;";
			default -> null;
		};
	}

	private void attribute(String name, String value) {
		this.out.append(' ').append(name).append("=\"");
		text(value);
		this.out.append('"');
	}

}
