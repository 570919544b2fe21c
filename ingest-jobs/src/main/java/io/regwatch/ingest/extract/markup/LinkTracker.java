package io.regwatch.ingest.extract.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** Knows which part of a line of text is in links and buttons. */
final class LinkTracker {

	private final StringBuilder outside = new StringBuilder();

	/** Names of files to which the links of the line lead. */
	private final List<String> files = new ArrayList<>();

	private int open;

	/**
	 * Of the open links, those of earlier lines: they may have been left open by mistake.
	 */
	private int earlier;

	private int withText;

	private boolean controls = true;

	private boolean local = true;

	private boolean sharing = true;

	/** Open elements whose text says something also if it is a link. */
	private int values;

	/** Of them, those that end with this line. */
	private int endedValues;

	Mark start(String element, Attributes attributes) {
		boolean button = element.equals("button");
		String href = element.equals("a") ? attributes.getValue("href") : null;
		Mark mark = new Mark(button || href != null, button || isScript(href),
				href != null && href.strip().startsWith("#"), href != null && ShareAddress.is(href),
				isValue(element, attributes), this.outside.length(), FileName.of(href));
		this.open += mark.link ? 1 : 0;
		this.values += mark.value ? 1 : 0;
		return mark;
	}

	/**
	 * Ends an element.
	 * @param worded whether it has letters
	 */
	void end(Mark mark, boolean worded) {
		this.endedValues += mark.value ? 1 : 0;
		if (mark.link) {
			this.withText += (isLink() && worded) ? 1 : 0;
			if (!mark.file.isEmpty()) {
				this.files.add(mark.file);
			}
			this.controls &= mark.control;
			this.local &= mark.control || mark.fragment;
			this.sharing &= mark.sharing;
			this.open--;
			this.earlier = Math.min(this.earlier, this.open);
		}
	}

	/** Adds what readers see outside of links. */
	void add(CharSequence text) {
		this.outside.append(text);
	}

	/** Takes back what was added since an element began. */
	void removeFrom(Mark mark) {
		this.outside.setLength(Math.min(mark.from, this.outside.length()));
	}

	boolean isLink() {
		return this.open > this.earlier;
	}

	boolean isValue() {
		return this.values > 0;
	}

	/** Returns no links within descriptions of terms and alerts. */
	LineLinks links() {
		return isValue() ? LineLinks.ofFiles(List.copyOf(this.files)) : LineLinks.of(this.withText, this.controls,
				this.local, this.sharing, this.outside, List.copyOf(this.files));
	}

	void clear() {
		this.outside.setLength(0);
		this.earlier = this.open;
		this.files.clear();
		this.withText = 0;
		this.controls = true;
		this.local = true;
		this.sharing = true;
		this.values -= this.endedValues;
		this.endedValues = 0;
	}

	private static boolean isValue(String element, Attributes attributes) {
		String role = attributes.getValue("role");
		return element.equals("dd") || "alert".equals(role) || "status".equals(role);
	}

	/** Addresses of mail are often hidden in scripts. */
	private static boolean isScript(@Nullable String href) {
		String lower = (href != null) ? href.strip().toLowerCase(Locale.ROOT) : "";
		return lower.startsWith("javascript:") && !lower.contains("mail");
	}

	/** An element that has begun. */
	record Mark(boolean link, boolean control, boolean fragment, boolean sharing, boolean value, int from,
			String file) {

	}

}
