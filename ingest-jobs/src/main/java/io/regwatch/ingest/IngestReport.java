package io.regwatch.ingest;

import java.util.List;
import java.util.UUID;

import io.regwatch.ingest.run.Ledger;
import io.regwatch.schema.Anomaly;

/**
 * What a finished run found.
 *
 * @param sourceId what was read
 * @param ledger the run's numbers
 * @param anomalies what was odd, in the order in which it was found
 * @param rejections items that could not be taken, in the listing's order
 * @param notes on items whose rows were not understood in every part, in that order
 * @param updates in the order in which they were found
 */
public record IngestReport(String sourceId, Ledger ledger, List<Anomaly> anomalies, List<Rejection> rejections,
		List<Note> notes, List<Update> updates) {

	public IngestReport {
		anomalies = List.copyOf(anomalies);
		rejections = List.copyOf(rejections);
		notes = List.copyOf(notes);
		updates = List.copyOf(updates);
	}

	/**
	 * An item that could not be taken.
	 *
	 * @param item its external id
	 * @param reason code of the reason
	 * @param detail one sentence for operators
	 */
	public record Rejection(String item, String reason, String detail) {

	}

	/**
	 * What of an item's row was not understood.
	 *
	 * @param item its external id
	 * @param note one sentence for operators
	 */
	public record Note(String item, String note) {

	}

	/**
	 * An update that the run made.
	 *
	 * @param id of the update
	 * @param kind code of its kind
	 * @param updateType the authority's class
	 * @param title shown to readers
	 */
	public record Update(UUID id, String kind, String updateType, String title) {

	}

}
