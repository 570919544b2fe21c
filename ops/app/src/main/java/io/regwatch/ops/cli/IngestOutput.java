package io.regwatch.ops.cli;

import java.util.List;

import io.regwatch.ingest.IngestReport;

/** How the result of an ingest is shown. */
sealed interface IngestOutput permits JsonIngestOutput, PlainIngestOutput {

	void print(List<IngestReport> reports);

}
