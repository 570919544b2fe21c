package io.regwatch.ingest.extract.markup.table;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/** The names of columns in the exchange model of CALS tables, and what spans them. */
final class CalsColumns {

	/** Names that are not declared usually are numbers. */
	private static final Pattern NUMBERED = Pattern.compile("\\D{0,10}(\\d{1,3})");

	private final Map<String, Integer> columns = new HashMap<>();

	private final Map<String, String> firsts = new HashMap<>();

	private final Map<String, String> lasts = new HashMap<>();

	private int next;

	void add(String element, Attributes attributes) {
		if (element.equals("spanspec")) {
			put(this.firsts, attributes.getValue("spanname"), attributes.getValue("namest"));
			put(this.lasts, attributes.getValue("spanname"), attributes.getValue("nameend"));
			return;
		}
		int column = CellSpan.number(attributes, this.next + 1, "colnum") - 1;
		put(this.columns, attributes.getValue("colname"), column);
		this.next = column + 1;
	}

	private static <V> void put(Map<String, V> map, @Nullable String name, @Nullable V value) {
		if (name != null && value != null) {
			map.put(name, value);
		}
	}

	/** Returns the column that a cell names; 0 if it names none. */
	int first(Attributes attributes) {
		String spanned = this.firsts.get(attributes.getValue("spanname"));
		String first = (spanned != null) ? spanned : attributes.getValue("namest");
		return Math.max(0, column((first != null) ? first : attributes.getValue("colname")));
	}

	CellSpan span(Attributes attributes) {
		String spanned = this.lasts.get(attributes.getValue("spanname"));
		int last = column((spanned != null) ? spanned : attributes.getValue("nameend"));
		CellSpan span = CellSpan.of(attributes);
		int more = CellSpan.number(attributes, 0, "morerows");
		return new CellSpan((last < 0) ? span.columns() : Math.max(1, last - first(attributes) + 1),
				(more > 0) ? more + 1 : span.rows());
	}

	/** Whether a cell spans columns that it names. */
	boolean isNamed(Attributes attributes) {
		return attributes.getValue("nameend") != null || this.lasts.containsKey(attributes.getValue("spanname"));
	}

	/** Returns -1 if it is not known. */
	private int column(@Nullable String name) {
		if (name == null) {
			return -1;
		}
		Matcher numbered = NUMBERED.matcher(name.strip());
		return this.columns.getOrDefault(name, numbered.matches() ? Integer.parseInt(numbered.group(1)) - 1 : -1);
	}

}
