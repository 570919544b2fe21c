package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.demo.DemoAccess;
import io.regwatch.ops.demo.DemoRun;
import tools.jackson.databind.json.JsonMapper;

/** A demo as one JSON document. */
final class JsonDemoOutput implements DemoOutput {

	private final PrintWriter out;

	JsonDemoOutput(PrintWriter out) {
		this.out = out;
	}

	@Override
	public void print(List<DemoRun> nights, DemoAccess access) {
		Map<String, Object> document = new LinkedHashMap<>();
		document.put("nights", nights.stream().map(JsonDemoOutput::night).toList());
		document.put("workspace", access.workspace());
		document.put("apiKey", access.key());
		document.put("assessments", access.assessments());
		document.put("marketEntry", access.marketEntry());
		this.out.println(new JsonMapper().writeValueAsString(document));
		this.out.flush();
	}

	private static Map<String, Object> night(DemoRun night) {
		Map<String, Object> document = new LinkedHashMap<>();
		document.put("night", night.number());
		document.put("requests", night.traffic().requests());
		document.put("notModified", night.traffic().notModified());
		document.putAll(JsonIngestOutput.document(night.reports()));
		return document;
	}

}
