package io.regwatch.ingest.extract.office.sheet;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;

/** The texts to which cells of a workbook refer. */
final class SharedStrings extends OfficeFilter {

	private final List<String> texts = new ArrayList<>();

	private final StringBuilder open = new StringBuilder();

	private boolean inText;

	@Override
	protected Use start(String element, Attributes attributes) {
		this.inText = element.equals("x:t");
		return Use.KEPT;
	}

	@Override
	protected void end(String element) {
		this.inText = false;
		if (element.equals("x:si")) {
			this.texts.add(this.open.toString());
			this.open.setLength(0);
		}
	}

	@Override
	protected void text(String text) {
		if (this.inText) {
			this.open.append(text);
		}
	}

	String get(String index) {
		int at = index.matches("\\d{1,9}") ? Integer.parseInt(index) : this.texts.size();
		return (at < this.texts.size()) ? this.texts.get(at) : "";
	}

}
