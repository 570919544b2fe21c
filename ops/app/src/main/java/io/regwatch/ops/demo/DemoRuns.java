package io.regwatch.ops.demo;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.IngestResult;
import io.regwatch.ingest.IngestWorkHandler;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;

/** Lets nights pass: every regulator is read as on any other night. */
public final class DemoRuns {

	private final Regulators regulators;

	private final Sources sources;

	private final IngestWorkHandler handler;

	private final IngestReportRepository reports;

	/**
	 * DemoRuns of regulators.
	 * @param regulators to be read
	 * @param sources gets to know them
	 * @param handler starts a run and waits for it
	 * @param reports of finished runs
	 */
	public DemoRuns(Regulators regulators, Sources sources, IngestWorkHandler handler, IngestReportRepository reports) {
		this.regulators = regulators;
		this.sources = sources;
		this.handler = handler;
		this.reports = reports;
	}

	/**
	 * Reads until the second night is over; only once more if it was before.
	 * @return one or two nights
	 * @throws IOException if the regulators cannot remember the night
	 */
	public List<DemoRun> pass() throws IOException {
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
		return switch (this.handler.handle(source)) {
			case IngestResult.Finished finished -> this.reports.get(finished.runId());
			case IngestResult.Busy busy -> throw new IllegalStateException(
					"Source '%s' is being read by another process since %s: start the demo again when it is done"
						.formatted(source, busy.run().scheduledAt()));
			case IngestResult.Unfinished unfinished ->
				throw new IllegalStateException("The run of source '%s' did not finish: %s. The same command resumes it"
					.formatted(source, unfinished.reason()));
		};
	}

}
