package io.regwatch.ingest.extract.office;

import java.util.ArrayList;
import java.util.List;

import org.xml.sax.Attributes;

/** The texts to which cells of a workbook refer. */
final class SharedStrings extends OfficeFilter {

	private final List<String> texts = new ArrayList<>();

	private final StringBuilder open = new StringBuilder();

	private boolean inText;

	@Override
	Use start(String element, Attributes attributes) {
		this.inText = element.equals("x:t");
		return Use.KEPT;
	}

	@Override
	void end(String element) {
		this.inText = false;
		if (element.equals("x:si")) {
			this.texts.add(this.open.toString());
			this.open.setLength(0);
		}
	}

	@Override
	void text(String text) {
		if (this.inText) {
			this.open.append(text);
		}
	}

	String get(String index) {
		int at = index.matches("\\d{1,9}") ? Integer.parseInt(index) : this.texts.size();
		return (at < this.texts.size()) ? this.texts.get(at) : "";
	}

}
