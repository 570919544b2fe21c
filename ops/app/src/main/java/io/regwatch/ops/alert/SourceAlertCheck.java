package io.regwatch.ops.alert;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import io.regwatch.ingest.report.RunFigures;
import io.regwatch.ingest.report.RunState;
import io.regwatch.ingest.report.SourceReport;
import io.regwatch.ingest.report.SourceReports;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Finds sources whose listings are incomplete, overdue, blocked or stopped. */
@Component
class SourceAlertCheck implements AlertCheck {

	private static final int RUNS = 3;

	private final SourceReports reports;

	private final AlertProperties properties;

	private final DatabaseClock clock;

	SourceAlertCheck(SourceReports reports, AlertProperties properties, DatabaseClock clock) {
		this.reports = reports;
		this.properties = properties;
		this.clock = clock;
	}

	@Override
	public List<Incident> find() {
		List<Incident> incidents = new ArrayList<>();
		this.reports.findAll(RUNS)
			.stream()
			.filter((report) -> report.state() != RunState.PAUSED && report.state() != RunState.NOT_READ)
			.forEach((report) -> add(report, incidents));
		return incidents;
	}

	private void add(SourceReport report, List<Incident> incidents) {
		String id = report.source().id();
		List<RunFigures> last = report.runs().stream().filter((run) -> run.finishedAt() != null).limit(2).toList();
		if (last.size() == 2 && last.stream().allMatch((run) -> run.incompleteReason() != null)) {
			incidents.add(new Incident(AlertRule.SOURCE_INCOMPLETE, id,
					"The last two listings of source '%s' were incomplete: %s".formatted(id,
							last.getFirst().incompleteReason())));
		}
		if (report.state() == RunState.OVERDUE) {
			incidents.add(new Incident(AlertRule.SOURCE_OVERDUE, id,
					"The run of source '%s' that was due at %s has not started".formatted(id, report.dueAt())));
		}
		RunFigures newest = report.last();
		if (newest != null && isStoppedForLong(newest)) {
			incidents.add(new Incident(AlertRule.RUN_STOPPED, id,
					"The run of source '%s' has been stopped since %s".formatted(id, newest.stoppedAt())));
		}
		if (!last.isEmpty() && isBlocked(report, last.getFirst())) {
			incidents.add(new Incident(AlertRule.SOURCE_BLOCKED, id,
					"The host of source '%s' refuses its requests".formatted(id)));
		}
	}

	private boolean isStoppedForLong(RunFigures run) {
		Instant limit = this.clock.now().minus(this.properties.stoppedRunAge());
		return run.finishedAt() == null && run.stoppedAt() != null && run.stoppedAt().isBefore(limit);
	}

	private static boolean isBlocked(SourceReport report, RunFigures last) {
		String code = RejectionReason.BLOCKED.code();
		return report.missing().stream().anyMatch((item) -> item.reason().equals(code))
				|| Objects.requireNonNullElse(last.incompleteReason(), "").contains(code);
	}

}
