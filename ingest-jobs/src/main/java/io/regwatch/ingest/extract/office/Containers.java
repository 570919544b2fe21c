package io.regwatch.ingest.extract.office;

import org.xml.sax.Attributes;

/**
 * Reads the content of content controls, custom XML and smart tags like any other. The
 * parser misses the rows and blocks in them.
 */
final class Containers extends OfficeFilter {

	@Override
	Use start(String element, Attributes attributes) {
		return switch (element) {
			case "w:sdt", "w:sdtContent", "w:customXml", "w:smartTag" -> Use.UNWRAPPED;
			case "w:sdtPr", "w:sdtEndPr", "w:customXmlPr", "w:smartTagPr" -> Use.DROPPED;
			default -> Use.KEPT;
		};
	}

}
