package io.regwatch.ingest.extract.office.slide;

import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.apache.poi.hwpf.converter.NumberFormatter;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;

/**
 * Writes the numbers of items on slides, as for lists of pages only those that do not
 * just count from one.
 */
final class DrawingNumbers extends OfficeFilter {

	/** The last numbers of the lists that are open, by level. */
	private final Map<Integer, Counter> counters = new HashMap<>();

	private int level;

	private String number = "";

	@Override
	protected Use start(String element, Attributes attributes) {
		switch (element) {
			case "a:txBody", "p:txBody" -> this.counters.clear();
			case "a:p" -> {
				this.level = 0;
				this.number = "";
			}
			case "a:pPr" -> this.level = number(value(attributes, "lvl", ""), 0);
			case "a:buAutoNum" -> this.number = next(value(attributes, "type", "arabicPeriod"),
					number(value(attributes, "startAt", ""), 1));
			default -> {
			}
		}
		return Use.KEPT;
	}

	private String next(String type, int start) {
		this.counters.keySet().removeIf((other) -> other > this.level);
		Counter last = this.counters.get(this.level);
		boolean continued = last != null && last.type.equals(type) && last.start == start;
		int next = (continued && last != null) ? last.number + 1 : start;
		this.counters.put(this.level, new Counter(type, start, next));
		return (start == 1 && type.startsWith("arabic")) ? "" : format(type, next);
	}

	/** The types of ECMA-376, part 1, 20.1.10.61. */
	private static String format(String type, int number) {
		int style = type.startsWith("romanUc") ? 1
				: type.startsWith("romanLc") ? 2 : type.startsWith("alphaUc") ? 3 : type.startsWith("alphaLc") ? 4 : 0;
		String formatted = NumberFormatter.getNumber(Math.max(1, number), style);
		if (type.endsWith("ParenBoth")) {
			return "(" + formatted + ") ";
		}
		return formatted + (type.endsWith("ParenR") ? ") " : type.endsWith("Period") ? ". " : " ");
	}

	@Override
	protected void after(String element) throws SAXException {
		if (element.equals("a:pPr") && !this.number.isEmpty()) {
			open("a:r");
			open("a:t");
			write(this.number);
			close("a:t");
			close("a:r");
		}
		else if (element.equals("a:p") && this.number.isEmpty()) {
			this.counters.keySet().removeIf((other) -> other >= this.level);
		}
	}

	private static int number(String digits, int otherwise) {
		return digits.matches("\\d{1,5}") ? Integer.parseInt(digits) : otherwise;
	}

	private record Counter(String type, int start, int number) {

	}

}
