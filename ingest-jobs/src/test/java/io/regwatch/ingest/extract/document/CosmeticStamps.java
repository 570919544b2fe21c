package io.regwatch.ingest.extract.document;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Times and versions that programs stamp on the same XML.
 */
final class CosmeticStamps {

	private CosmeticStamps() {
	}

	static Map<String, UnaryOperator<String>> documents() {
		Map<String, UnaryOperator<String>> kinds = new LinkedHashMap<>();
		kinds.put("date of modification in metadata", (xml) -> xml.replaceAll("(<dc:modified>)[^<]*", "$12026-01-31")
			.replaceAll("(<processedDate>)[^<]*", "$12026-01-31"));
		kinds.put("date of the export (lims)",
				(xml) -> xml.replaceAll("(\\slims:(?:current-date|pit-date)=\")[^\"]*", "$12026-01-31"));
		kinds.put("time of a notice",
				(xml) -> xml.replaceAll("(?s)(<LASTMODIFICATIONDATE type=\"date\">\\s*<VALUE>)[^<]*",
						"$12026-01-31T04:05:06.789+01:00"));
		kinds.put("time of a feed",
				(xml) -> xml.contains("<feed") ? xml.replaceFirst("(<updated>)[^<]*", "$12026-01-31T04:05:06Z") : xml);
		kinds.put("version of the generator", (xml) -> xml.replaceAll("(SchemaVersion=\")[^\"]*", "$12.7")
			.replaceAll("(<processedBy>)[^<]*", "$1GPO converter, version 20260131.1"));
		return kinds;
	}

}
