package io.regwatch.api.export;

import java.util.UUID;

import io.regwatch.api.redline.RedlineStatus;
import io.regwatch.api.review.UpdateReview;
import io.regwatch.api.update.Update;
import io.regwatch.api.update.UpdateEvidence;
import org.jspecify.annotations.Nullable;

/** What is known of an update in a workspace, as a document for people. */
record UpdateReport(UUID workspace, Update.Detail update, UpdateEvidence evidence, UpdateReview review,
		ReportState state) {

	/** Longer redlines are not printed. */
	private static final int MAX_REDLINE = 2_000_000;

	String html() {
		ReportDocument report = new ReportDocument(this.update.update().title(), stamp());
		report.table(this::identify);
		report.element("h2", "Summary").element("p", this.update.update().summary());
		assess(report.element("h2", "Assessment"));
		review(report.element("h2", "Review"));
		prove(report.element("h2", "Evidence"));
		this.state.versions().forEach((version) -> describe(report, version));
		compare(report.element("h2", "Redline"));
		return report.end();
	}

	private String stamp() {
		return "As of %s, the last change of what is shown. Update %s".formatted(this.state.changedAt(),
				this.update.id());
	}

	private void identify(ReportDocument report) {
		Update.OfReference reference = this.update.reference();
		report.row("Reference", reference.externalId() + ", " + reference.title())
			.row("Source", reference.source().title() + ", " + reference.source().institutionName())
			.row("Geography", reference.source().geography())
			.row("Kind", this.update.kind().code() + ", " + this.update.update().updateType())
			.row("Published", this.update.update().publicationDate() + " (" + this.state.publishedBasis() + ")")
			.row("Effective", this.state.effectiveAt())
			.row("Detected", this.state.detectedAt())
			.row("URL", this.state.url())
			.row("As of", this.state.changedAt())
			.row("Workspace", this.workspace)
			.row("Update", this.update.id());
	}

	private void assess(ReportDocument report) {
		Update.@Nullable Context context = this.update.context();
		if (context == null) {
			report.element("p", "Not assessed yet.");
			return;
		}
		report.table((table) -> table.row("Status", context.status().code())
			.row("Priority", context.priority().code())
			.row("Impact", context.impactSummary())
			.row("Suggested actions", context.suggestedActions()));
	}

	private void review(ReportDocument report) {
		UpdateReview.@Nullable Review decision = this.review.review();
		if (decision == null) {
			report.element("p", "No person has reviewed it.");
			return;
		}
		report.table((table) -> table
			.row("Reviewer", decision.reviewedBy().client() + ", key " + decision.reviewedBy().key())
			.row("Reviewed", decision.reviewedAt())
			.row("Reason", decision.reasonCode())
			.row("Note", decision.note())
			.row("Changed since", this.review.reviewNeeded() ? String.join(", ", this.review.changed()) : null));
	}

	private void prove(ReportDocument report) {
		UpdateEvidence.@Nullable Assessment assessment = this.evidence.assessment();
		if (assessment == null) {
			report.element("p", "None: there is no assessment.");
			return;
		}
		report.table((table) -> table.row("Assessed", assessment.assessedAt())
			.row("Model", assessment.model() + ", " + assessment.promptVersion())
			.row("Reason", assessment.reasonCode())
			.row("Profile", assessment.stale() ? "has changed since" : "unchanged since"));
		this.evidence.statements().forEach((statement) -> prove(report, statement));
	}

	private static void prove(ReportDocument report, UpdateEvidence.Statement statement) {
		report.element("p", statement.statement());
		UpdateEvidence.@Nullable Rule rule = statement.rule();
		if (rule != null) {
			report.element("blockquote",
					"Rule %s, %s: %s".formatted(rule.name(), rule.profileField(), String.join(", ", rule.values())));
		}
		for (UpdateEvidence.Quote quote : statement.quotes()) {
			report.element("blockquote",
					"%s (page %d, segment %d, characters %d to %d of version %s)".formatted(
							(quote.text() != null) ? "\u201C" + quote.text() + "\u201D" : "A quote without rights",
							quote.page(), quote.segment(), quote.start(), quote.end(), quote.versionId()));
		}
	}

	private void describe(ReportDocument report, ReportState.Version version) {
		Update.@Nullable VersionId current = this.update.currentVersion();
		boolean isCurrent = current != null && current.id().equals(version.id());
		report.element("h2", isCurrent ? "Current version" : "Previous version")
			.table((table) -> table.row("Number", version.ordinal())
				.row("Version", version.id())
				.row("Status", version.status())
				.row("Effective", version.effectiveAt() + " (" + version.effectiveDateBasis() + ")")
				.row("Published", version.publishedAt())
				.row("Detected", version.detectedAt())
				.row("URL", version.url())
				.row("SHA-256 of the file", version.sha256()));
	}

	private void compare(ReportDocument report) {
		Update.Redline redline = this.update.redline();
		if (redline.status() != RedlineStatus.COMPLETED) {
			report.element("p", "There is none: " + redline.status().code() + ".");
		}
		else if (redline.html().length() > MAX_REDLINE) {
			report.element("p", "It is too long to be printed: read it through the API.");
		}
		else {
			report.fragment(redline.html());
		}
	}

}
