package io.regwatch.ops.demo;

import java.util.List;

import io.regwatch.ingest.IngestReport;

/**
 * What a night's runs found.
 *
 * @param number 1 or 2
 * @param reports one for each regulator
 * @param traffic what the regulators' sites were asked
 */
public record DemoRun(int number, List<IngestReport> reports, DemoSite.Traffic traffic) {

	public DemoRun {
		reports = List.copyOf(reports);
	}

}
