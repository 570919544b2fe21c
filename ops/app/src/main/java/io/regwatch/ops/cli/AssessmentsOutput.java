package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import io.regwatch.assessment.run.PastAssessment;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Prints assessments, the newest first. */
final class AssessmentsOutput {

	private AssessmentsOutput() {
	}

	static void print(List<PastAssessment> past, boolean json, PrintWriter out) {
		if (json) {
			out.println(new JsonMapper().writeValueAsString(Map.of("assessments", past)));
		}
		else {
			past.forEach((one) -> print(one, out));
		}
		out.flush();
	}

	private static void print(PastAssessment past, PrintWriter out) {
		out.printf("%s  %s %s  (%s)%s%n", past.assessedAt(), past.status(), past.priority(), past.reasonCode(),
				past.current() ? "  current" : "");
		out.printf("  model   %s, %s, tokens in %d, out %d, cost %s%n", past.model(), past.promptVersion(),
				past.tokensIn(), past.tokensOut(), Money.text(past.cost()));
		out.printf("  run     %s  %s%n", past.run(),
				TerminalSanitizer.text(Objects.requireNonNullElse(past.runReason(), "")));
		out.printf("  impact  %s%n", TerminalSanitizer.text(past.impactSummary()));
		out.printf("  actions %s%n", TerminalSanitizer.text(past.suggestedActions()));
		past.evidence().forEach((one) -> print(one, out));
		out.println();
	}

	private static void print(JsonNode evidence, PrintWriter out) {
		String statement = TerminalSanitizer.text(evidence.path("statement").asString(""));
		if (evidence.has("quote")) {
			out.printf("  quote   “%s”  (version %s, page %d, segment %d, %d-%d): %s%n",
					TerminalSanitizer.text(evidence.path("quote").asString("")),
					evidence.path("versionId").asString(""), evidence.path("page").asInt(),
					evidence.path("segment").asInt(), evidence.path("start").asInt(), evidence.path("end").asInt(),
					statement);
		}
		else {
			out.printf("  rule    %s, of %s %s: %s%n", evidence.path("rule").asString(""),
					evidence.path("profileField").asString(""),
					TerminalSanitizer.text(evidence.path("values").toString()), statement);
		}
	}

}
