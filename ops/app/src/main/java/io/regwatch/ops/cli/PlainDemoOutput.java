package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.ops.demo.DemoAccess;
import io.regwatch.ops.demo.DemoClient;
import io.regwatch.ops.demo.MarketEntry;
import io.regwatch.ops.demo.DemoRun;
import io.regwatch.ops.demo.CurlExamples;

/** A demo for people. */
final class PlainDemoOutput implements DemoOutput {

	private final PrintWriter out;

	private final int port;

	private final boolean over;

	/** Takes where the API is, and whether it will not be there any longer. */
	PlainDemoOutput(PrintWriter out, int port, boolean over) {
		this.out = out;
		this.port = port;
		this.over = over;
	}

	@Override
	public void print(List<DemoRun> nights, DemoAccess access) {
		nights.forEach((night) -> print(night, nights.size() == 1));
		this.out.printf("%nWorkspace '%s' of client '%s' follows the three sources and sees %d updates.%n",
				access.workspace().name(), DemoClient.NAME, access.updates().size());
		print(access);
		this.out.printf("API key, shown only now: %s%n", access.key());
		this.out.printf("The interface: http://127.0.0.1:%d/docs%n", this.port);
		this.out.printf("%nTry%s:%n", this.over ? ", once `ops/regwatch up` serves this home" : "");
		new CurlExamples(this.port, access).stops()
			.forEach((stop) -> this.out.printf("%n# %s%n%s%n", stop.promise(), stop.command()));
		this.out.flush();
	}

	private void print(DemoAccess access) {
		this.out.printf("Assessed for it: %s.%n", join(access.assessments()));
		MarketEntry entry = access.marketEntry();
		this.out.printf("When its profile gained the market %s, %d of them changed, and %d of workspace '%s':%n",
				entry.market(), entry.changes().size(), entry.neighboursChanges(), entry.neighbour());
		entry.changes().forEach((change) -> this.out.printf("  %s%n", change));
	}

	private static String join(Map<String, Integer> numbers) {
		return numbers.entrySet()
			.stream()
			.filter((entry) -> entry.getValue() > 0)
			.map((entry) -> "%d %s".formatted(entry.getValue(), entry.getKey()))
			.collect(Collectors.joining(", "));
	}

	private void print(DemoRun night, boolean again) {
		this.out.printf("%nNight %d%s: the regulators were asked %d times, %d times nothing was modified%n",
				night.number(), again ? ", once more" : "", night.traffic().requests(), night.traffic().notModified());
		new PlainIngestOutput(this.out).print(night.reports());
		if (night.reports().stream().allMatch((report) -> report.updates().isEmpty())) {
			this.out.printf("%nNothing new.%n");
		}
	}

}
