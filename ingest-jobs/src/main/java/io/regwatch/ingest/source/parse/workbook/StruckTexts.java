package io.regwatch.ingest.source.parse.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.util.BitSet;
import java.util.Set;

import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackagePart;
import org.apache.poi.xssf.usermodel.XSSFRelation;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;

/** Which of the texts that cells share are struck out in all of their parts. */
final class StruckTexts extends DefaultHandler {

	private static final Set<String> OFF = Set.of("0", "false");

	private final BitSet struck = new BitSet();

	private int text = -1;

	private boolean inText;

	private boolean phonetic;

	/** Whether the open part is struck out. */
	private boolean strike;

	private boolean struckWords;

	private boolean otherWords;

	private StruckTexts() {
	}

	/** Returns their numbers. */
	static BitSet of(OPCPackage workbook) throws IOException, SAXException {
		StruckTexts texts = new StruckTexts();
		for (PackagePart part : workbook.getPartsByContentType(XSSFRelation.SHARED_STRINGS.getContentType())) {
			XMLReader parser = SharedTexts.parser();
			parser.setContentHandler(texts);
			try (InputStream content = part.getInputStream()) {
				parser.parse(new InputSource(content));
			}
		}
		return texts.struck;
	}

	@Override
	public void startElement(String uri, String name, String qualified, Attributes attributes) {
		switch (name) {
			case "si" -> {
				this.text++;
				this.struckWords = false;
				this.otherWords = false;
			}
			case "rPh" -> this.phonetic = true;
			case "strike" -> this.strike = !OFF.contains(String.valueOf(attributes.getValue("val")));
			case "t" -> this.inText = !this.phonetic;
			default -> {
			}
		}
	}

	@Override
	public void characters(char[] part, int start, int length) {
		if (this.inText && !new String(part, start, length).isBlank()) {
			this.struckWords |= this.strike;
			this.otherWords |= !this.strike;
		}
	}

	@Override
	public void endElement(String uri, String name, String qualified) {
		switch (name) {
			case "t" -> this.inText = false;
			case "r" -> this.strike = false;
			case "rPh" -> this.phonetic = false;
			case "si" -> this.struck.set(this.text, this.struckWords && !this.otherWords);
			default -> {
			}
		}
	}

}
