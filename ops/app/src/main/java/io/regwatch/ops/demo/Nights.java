package io.regwatch.ops.demo;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.IngestBell;
import io.regwatch.ingest.IngestReport;
import io.regwatch.ingest.IngestReports;
import io.regwatch.ingest.Ring;
import io.regwatch.ingest.source.SourceDefinition;
import io.regwatch.ingest.source.Sources;

/** Lets nights pass: every regulator is read as on any other night. */
public final class Nights {

	private final Regulators regulators;

	private final Sources sources;

	private final IngestBell bell;

	private final IngestReports reports;

	/**
	 * Nights of regulators.
	 * @param regulators to be read
	 * @param sources gets to know them
	 * @param bell starts a run and waits for it
	 * @param reports of finished runs
	 */
	public Nights(Regulators regulators, Sources sources, IngestBell bell, IngestReports reports) {
		this.regulators = regulators;
		this.sources = sources;
		this.bell = bell;
		this.reports = reports;
	}

	/**
	 * Reads until the second night is over; only once more if it was before.
	 * @return one or two nights
	 * @throws IOException if the regulators cannot remember the night
	 */
	public List<Night> pass() throws IOException {
		List<SourceDefinition> read = this.regulators.sources();
		read.forEach(this.sources::save);
		List<Night> nights = new ArrayList<>();
		if (this.regulators.night() == 1) {
			nights.add(night(read));
			this.regulators.nextNight();
		}
		nights.add(night(read));
		return nights;
	}

	private Night night(List<SourceDefinition> read) {
		this.regulators.takeTraffic();
		List<IngestReport> found = read.stream().map((source) -> report(source.id())).toList();
		return new Night(this.regulators.night(), found, this.regulators.takeTraffic());
	}

	private IngestReport report(String source) {
		return switch (this.bell.ring(source)) {
			case Ring.Finished finished -> this.reports.get(finished.runId());
			case Ring.Busy busy -> throw new IllegalStateException(
					"Source '%s' is being read by another process since %s: start the demo again when it is done"
						.formatted(source, busy.run().scheduledAt()));
			case Ring.Unfinished unfinished ->
				throw new IllegalStateException("The run of source '%s' did not finish: %s. The same command resumes it"
					.formatted(source, unfinished.reason()));
		};
	}

}
