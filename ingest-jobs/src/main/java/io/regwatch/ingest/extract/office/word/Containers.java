package io.regwatch.ingest.extract.office.word;

import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;

/**
 * Reads the content of content controls, custom XML, smart tags and runs whose direction
 * is stated like any other. The parser misses it, or the rows and blocks in it.
 */
final class Containers extends OfficeFilter {

	@Override
	protected Use start(String element, Attributes attributes) {
		return switch (element) {
			case "w:sdt", "w:sdtContent", "w:customXml", "w:smartTag", "w:bdo", "w:dir" -> Use.UNWRAPPED;
			case "w:sdtPr", "w:sdtEndPr", "w:customXmlPr", "w:smartTagPr" -> Use.DROPPED;
			default -> Use.KEPT;
		};
	}

}
