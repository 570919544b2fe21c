package io.regwatch.ops.console;

import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Invented guidance about stents.
 *
 * @param publish stores a document and returns its update
 */
record PictureTexts(Function<Document, UUID> publish) {

	private static final String SCOPE = "1. Scope";

	private static final String SCOPE_TEXT = "This guidance concerns coronary stents with and without a drug coating, "
			+ "and the catheters by which they are delivered.";

	private static final String FOLLOW_UP = "2. Clinical follow-up";

	private static final String RECORDS = "3. Records";

	/** Four versions of one guidance; returns the latest update. */
	UUID publishVersions(UUID reference) {
		version(reference, "2019-05-20", FOLLOW_UP, "Manufacturers shall follow up patients for 12 months.", RECORDS,
				"Manufacturers shall keep records of each implanted stent for 10 years.");
		version(reference, "2021-10-01", FOLLOW_UP, "Manufacturers shall follow up patients for 24 months.", RECORDS,
				"Manufacturers shall keep records of each implanted stent for 10 years.");
		version(reference, "2024-03-15", FOLLOW_UP,
				"Manufacturers shall follow up patients for 24 months and report thrombosis within 15 days.", RECORDS,
				"Manufacturers shall keep records of each implanted stent for 15 years.");
		return version(reference, "2026-11-02", FOLLOW_UP,
				"Manufacturers shall follow up patients for 36 months and report thrombosis within 10 days.", RECORDS,
				"Manufacturers shall keep records of each implanted stent and its catheter for 15 years.",
				"Manufacturers of stents with a drug coating shall add an annual summary from 1 January 2027.");
	}

	/** One update each. */
	void publishOthers() {
		document("2026-10-28", "EDB 2026-04", "Labels of implantable devices",
				"The label of an implantable device shall state its length and diameter in millimetres.");
		document("2026-10-12", "EDB 2025-11", "Qualification of software as a medical device",
				"Software that only stores images is not a medical device.");
		document("2026-09-30", "EDB 2026-03", "Sterilisation of single-use catheters",
				"Manufacturers shall validate the sterilisation of catheters once a year.");
		document("2026-09-15", "EDB 2024-06", "Hearing aids sold without prescription",
				"Sellers of hearing aids shall offer a hearing test.");
		document("2026-08-21", "EDB 2026-02", "Vigilance: periodic safety reports",
				"Manufacturers of class III devices shall update the periodic safety report each year.");
		document("2026-07-02", "EDB 2023-09", "In vitro tests for self-testing",
				"The instructions of a self-test shall be tested with lay persons.");
	}

	private UUID version(UUID reference, String date, String... paragraphs) {
		return this.publish.apply(new Document(reference, "EDB 2019-07", "Clinical evidence for coronary stents", date,
				List.of(paragraphs)));
	}

	private UUID document(String date, String externalId, String title, String paragraph) {
		return this.publish.apply(new Document(UUID.randomUUID(), externalId, title, date, List.of(paragraph)));
	}

	/**
	 * A version of a document.
	 *
	 * @param date of the authority
	 * @param text its paragraphs after the scope
	 */
	record Document(UUID reference, String externalId, String title, String date, List<String> text) {

		List<String> paragraphs() {
			return Stream.concat(Stream.of(SCOPE, SCOPE_TEXT), this.text.stream()).toList();
		}

		String summary() {
			return this.text.getLast();
		}

	}

}
