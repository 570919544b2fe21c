package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.IngestReport;
import tools.jackson.databind.json.JsonMapper;

/** Reports as one JSON document. */
final class JsonIngestOutput implements IngestOutput {

	private final PrintWriter out;

	JsonIngestOutput(PrintWriter out) {
		this.out = out;
	}

	@Override
	public void print(List<IngestReport> reports) {
		this.out.println(new JsonMapper().writeValueAsString(document(reports)));
		this.out.flush();
	}

	static Map<String, Object> document(List<IngestReport> reports) {
		return Map.of("sources", reports.stream().map(JsonIngestOutput::source).toList());
	}

	private static Map<String, Object> source(IngestReport report) {
		Map<String, Object> source = new LinkedHashMap<>();
		source.put("id", report.sourceId());
		source.put("complete", report.ledger().complete());
		if (!report.ledger().complete()) {
			source.put("incompleteReason", report.ledger().incompleteReason());
		}
		source.put("ledger", LedgerOutput.numbers(report.ledger()));
		source.put("anomalies", report.anomalies().stream().map(AnomalyEntry::of).toList());
		source.put("rejections", report.rejections());
		source.put("notes", report.notes());
		source.put("updates", report.updates());
		return source;
	}

}
