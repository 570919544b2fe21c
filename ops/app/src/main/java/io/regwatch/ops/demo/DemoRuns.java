package io.regwatch.ops.demo;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;

/** Ingests the invented regulators as on any other night. */
public final class DemoRuns {

	private final Regulators regulators;

	private final Sources sources;

	private final IngestLauncher launcher;

	private final IngestReportRepository reports;

	/**
	 * Runs of the regulators.
	 * @param regulators to be ingested
	 * @param sources where they are saved
	 * @param launcher starts a run and waits for it
	 * @param reports of finished runs
	 */
	public DemoRuns(Regulators regulators, Sources sources, IngestLauncher launcher, IngestReportRepository reports) {
		this.regulators = regulators;
		this.sources = sources;
		this.launcher = launcher;
		this.reports = reports;
	}

	/**
	 * Runs both nights, or the second one again.
	 * @return one or two nights
	 * @throws IOException if the state cannot be written
	 */
	public List<DemoRun> run() throws IOException {
		List<SourceDefinition> read = this.regulators.sources();
		read.forEach(this.sources::save);
		List<DemoRun> nights = new ArrayList<>();
		if (this.regulators.night() == 1) {
			nights.add(night(read));
			this.regulators.nextNight();
		}
		nights.add(night(read));
		return nights;
	}

	private DemoRun night(List<SourceDefinition> read) {
		this.regulators.takeTraffic();
		List<IngestReport> found = read.stream().map((source) -> report(source.id())).toList();
		return new DemoRun(this.regulators.night(), found, this.regulators.takeTraffic());
	}

	private IngestReport report(String source) {
		return switch (this.launcher.launch(source)) {
			case JobResult.Completed completed -> this.reports.get(completed.run());
			case JobResult.Busy busy -> throw new IllegalStateException(
					"Source '%s' is being ingested by %s: start the demo again when it is done".formatted(source,
							busy.by()));
			case JobResult.Gone _ -> throw new IllegalStateException("Source '%s' was deleted".formatted(source));
			case JobResult.Unfinished unfinished ->
				throw new IllegalStateException("The run of source '%s' did not finish: %s. The same command resumes it"
					.formatted(source, unfinished.reason()));
		};
	}

}
