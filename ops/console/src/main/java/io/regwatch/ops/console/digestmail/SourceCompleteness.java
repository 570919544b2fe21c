package io.regwatch.ops.console.digestmail;

import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.ingest.report.RunState;
import io.regwatch.ingest.report.SourceReport;
import io.regwatch.ingest.report.SourceReports;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Says whether the last runs of a workspace's sources saw everything. */
@Component
class SourceCompleteness {

	private static final int RUNS = 30;

	private static final String FIND_SOURCES = """
			SELECT subscription.source_id
			FROM source_subscription AS subscription
			JOIN readable_source AS readable ON readable.source_id = subscription.source_id
				AND readable.workspace_id = subscription.workspace_id
			WHERE subscription.workspace_id = :workspace AND subscription.status = 'subscribed'
			UNION
			SELECT reference.source_id
			FROM reference_subscription AS subscription
			JOIN visible_reference AS visible ON visible.reference_id = subscription.reference_id
				AND visible.workspace_id = subscription.workspace_id
			JOIN reference ON reference.id = subscription.reference_id
			WHERE subscription.workspace_id = :workspace
			""";

	private final JdbcClient jdbc;

	private final SourceReports reports;

	SourceCompleteness(JdbcClient jdbc, SourceReports reports) {
		this.jdbc = jdbc;
		this.reports = reports;
	}

	String sentence(UUID workspace) {
		Set<String> sources = Set
			.copyOf(this.jdbc.sql(FIND_SOURCES).param("workspace", workspace).query(String.class).list());
		List<SourceReport> followed = this.reports.findAll(RUNS)
			.stream()
			.filter((report) -> sources.contains(report.source().id()))
			.toList();
		List<SourceReport> incomplete = followed.stream().filter((report) -> !isComplete(report)).toList();
		if (sources.isEmpty()) {
			return "No source is subscribed.";
		}
		return incomplete.isEmpty() ? "All %d sources were complete at their last run.".formatted(followed.size())
				: "%d of %d sources were not complete at their last run: %s.".formatted(incomplete.size(),
						followed.size(),
						incomplete.stream().map(SourceCompleteness::name).collect(Collectors.joining(", ")));
	}

	private static boolean isComplete(SourceReport report) {
		return report.state() == RunState.COMPLETE && report.source().anomalies().isEmpty();
	}

	private static String name(SourceReport report) {
		String state = (report.state() == RunState.COMPLETE) ? "odd listing" : report.state().code().replace('_', ' ');
		return "%s (%s)".formatted(report.source().title(), state);
	}

}
