package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.SectionChange;
import tools.jackson.databind.json.JsonMapper;

/** Prints the figures of a comparison. */
final class RedlineOutput {

	private RedlineOutput() {
	}

	static void print(FileComparison comparison, boolean json, PrintWriter out) {
		if (json) {
			out.println(new JsonMapper().writeValueAsString(document(comparison)));
		}
		else {
			print(comparison, out);
		}
		out.flush();
	}

	private static Map<String, Object> document(FileComparison comparison) {
		Redline redline = comparison.redline();
		Map<String, Object> document = new LinkedHashMap<>();
		document.put("materiality", comparison.materialityCode());
		document.put("inserted", redline.inserted());
		document.put("deleted", redline.deleted());
		document.put("moved", redline.moved());
		document.put("sections", redline.sections().stream().map(RedlineOutput::document).toList());
		return document;
	}

	private static Map<String, Object> document(SectionChange section) {
		Map<String, Object> document = new LinkedHashMap<>();
		document.put("heading", section.heading());
		document.put("change", section.change().code());
		return document;
	}

	private static void print(FileComparison comparison, PrintWriter out) {
		Redline redline = comparison.redline();
		out.printf("materiality  %s%n", comparison.materialityCode());
		out.printf("inserted     %d words%n", redline.inserted());
		out.printf("deleted      %d words%n", redline.deleted());
		out.printf("moved        %d passages%n", redline.moved());
		List<SectionChange> sections = redline.sections();
		sections.forEach((section) -> out.printf("%-12s %s%n", section.change().code(), section.heading().isEmpty()
				? "(before the first heading)" : TerminalSanitizer.text(section.heading())));
	}

}
