package io.regwatch.ops.cli.document;

import java.io.PrintWriter;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Objects;

import io.regwatch.ingest.history.CaptureEntry;
import io.regwatch.ingest.history.ReferenceHistory;
import io.regwatch.ingest.history.RelationEntry;
import io.regwatch.ingest.history.VersionEntry;
import io.regwatch.ingest.history.VersionEntry.RedlineEntry;
import io.regwatch.ops.cli.output.TerminalSanitizer;
import org.jspecify.annotations.Nullable;

/** Prints a reference's past as lines. */
final class HistoryOutput {

	private HistoryOutput() {
	}

	static void print(ReferenceHistory history, PrintWriter out) {
		out.printf("%s  %s  (%s, source '%s', id %s)%n", TerminalSanitizer.text(history.externalId()),
				TerminalSanitizer.text(history.title()), history.type(), history.source(), history.id());
		if (history.goneSince() != null) {
			out.printf("not listed since %s%n", history.goneSince());
		}
		out.println("versions");
		history.versions().forEach((version) -> print(version, out));
		if (!history.relations().isEmpty()) {
			out.println("relations");
			history.relations().forEach((relation) -> print(relation, out));
		}
		out.println("captures");
		history.captures().forEach((capture) -> print(capture, out));
	}

	private static void print(VersionEntry version, PrintWriter out) {
		out.printf("  %2d  %-16s published %-10s  effective %s (%s)  found %s  %s%s%s%n", version.number(),
				version.status(), day(version.published()), day(version.effective()), version.effectiveDateBasis(),
				version.detected(), difference(version.redline()),
				(version.edition() != null) ? "  edition " + TerminalSanitizer.text(version.edition()) : "",
				(version.update() != null) ? "  update " + version.update() : "");
		version.statuses()
			.forEach((status) -> out.printf("      %s from %s, by %s, found %s%n", status.status(),
					day(status.effective()), status.origin(), status.detected()));
	}

	private static void print(RelationEntry relation, PrintWriter out) {
		String other = "%s  %s  (source '%s')".formatted(TerminalSanitizer.text(relation.externalId()),
				TerminalSanitizer.text(relation.title()), relation.source());
		String kind = relation.kind().replace('_', ' ');
		out.println(relation.direction().equals("to") ? "  %s %s".formatted(kind, other)
				: "  %s this: %s".formatted(kind, other));
	}

	private static void print(CaptureEntry capture, PrintWriter out) {
		out.printf("  %s  %-12s %-9s %-9s %s%n", capture.at(), capture.outcome(), word(capture.itemOutcome()),
				word(capture.materiality()), TerminalSanitizer.text(Objects.requireNonNullElse(capture.reason(), "")));
	}

	private static String difference(@Nullable RedlineEntry redline) {
		if (redline == null) {
			return "first";
		}
		return redline.status().equals("completed") ? "%s +%d -%d ~%d".formatted(word(redline.materiality()),
				redline.inserted(), redline.deleted(), redline.moved()) : "redline " + redline.status();
	}

	private static String day(@Nullable Instant instant) {
		return (instant != null) ? instant.atOffset(ZoneOffset.UTC).toLocalDate().toString() : "-";
	}

	private static String word(@Nullable String code) {
		return Objects.requireNonNullElse(code, "-");
	}

}
