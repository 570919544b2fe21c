package io.regwatch.ops.demo;

import java.util.List;

import io.regwatch.ingest.IngestReport;

/**
 * The runs of one night.
 *
 * @param number 1 or 2
 * @param reports one for each regulator
 * @param traffic requests to the regulators' sites
 */
public record DemoRun(int number, List<IngestReport> reports, DemoSite.Traffic traffic) {

	public DemoRun {
		reports = List.copyOf(reports);
	}

}
