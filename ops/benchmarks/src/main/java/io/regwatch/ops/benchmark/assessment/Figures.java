package io.regwatch.ops.benchmark.assessment;

import java.time.Duration;
import java.util.Random;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import io.regwatch.assessment.run.RerunService;
import io.regwatch.ops.benchmark.Report;

/** Measures one after the other what assessments may take. */
final class Figures {

	static final int CALLS = 64;

	/** Of a log-normal time whose mean is a second. */
	private static final double SIGMA = 0.5;

	private static final int CHARACTERS_PER_TOKEN = 4;

	private final Report report;

	private final StubServer server;

	private final AssessmentData data;

	private final Scale scale;

	Figures(Report report, StubServer server, AssessmentData data, Scale scale) {
		this.report = report;
		this.server = server;
		this.data = data;
		this.scale = scale;
	}

	/** Each text is read as in any run, once. */
	void fill(RerunService reruns) {
		this.data.addDigestedTexts(reruns);
		this.data.addSource("wide", "EU", this.scale.assessments());
		this.data.addSource("near", "EU", this.scale.near());
		this.data.addSource("far", "JP", this.scale.updates() - this.scale.near());
		this.data.copyDigests();
	}

	/** What a model that thinks for a second leaves of its throughput. */
	void measureWaiting(RerunService reruns) {
		Runs runs = new Runs(reruns);
		runs.run(this.data.addWorkspace("Warm-up", "{EU,JP}", "near", "far"), this.scale.updates());
		UUID steady = this.data.addWorkspace("Steady", "{EU}", "wide");
		this.report.atLeast("fixed 1 s, 64 calls: part of ideal", measure(runs, steady, () -> Duration.ofSeconds(1)),
				0.98);
		this.report.atLeast("log-normal around 1 s: part of ideal",
				measure(runs, this.data.addWorkspace("Shaken", "{EU}", "wide"), logNormal(new Random(1))), 0.90);
		this.server.think(() -> Duration.ZERO);
		double again = runs.run(steady, 0).time().toNanos() / 1e9 * 1000 / this.scale.assessments();
		this.report.atMost("unchanged rerun, s per 1,000 updates", again, 1);
		this.report.atMost("unchanged rerun, calls", (double) this.server.calls(), 0);
	}

	/** What asking costs beside showing everybody every document. */
	void measureTokens(RerunService reruns) {
		this.server.think(() -> Duration.ZERO);
		Runs runs = new Runs(reruns);
		for (int company = 0; company < this.scale.workspaces(); company++) {
			runs.run(this.data.addWorkspace("Company " + company, "{EU}", "near", "far"), this.scale.updates());
		}
		long pairs = (long) this.scale.workspaces() * this.scale.updates();
		this.report.atLeast("pairs that reach the model", (double) this.server.calls() / pairs, 0.6);
		long documents = IntStream.rangeClosed(1, this.scale.near())
			.mapToLong((n) -> Documents.length(n % Documents.count()))
			.sum()
				+ IntStream.rangeClosed(1, this.scale.updates() - this.scale.near())
					.mapToLong((n) -> Documents.length(n % Documents.count()))
					.sum();
		// One digest of each document is paid for by all; it is taken for a whole
		// reading.
		long ours = (this.server.characters() + documents) / CHARACTERS_PER_TOKEN;
		long plain = documents * this.scale.workspaces() / CHARACTERS_PER_TOKEN;
		this.report.atMost("input tokens, part of whole documents", (double) ours / plain, 0.1);
	}

	/** How fast it is without a model. */
	void measureOffline(RerunService reruns) {
		Runs runs = new Runs(reruns);
		runs.run(this.data.addWorkspace("Offline warm-up", "{EU}", "near"), this.scale.near());
		this.data.analyze();
		Duration time = runs.run(this.data.addWorkspace("Offline", "{EU,JP}", "near", "far"), this.scale.updates())
			.time();
		this.report.atLeast("offline, assessments per s", this.scale.updates() * 1e9 / time.toNanos(), 1000);
	}

	private double measure(Runs runs, UUID workspace, Supplier<Duration> latency) {
		this.server.think(latency);
		Runs.Run run = runs.run(workspace, this.scale.assessments());
		return (double) this.server.thought().toNanos() / CALLS / (run.end() - this.server.first());
	}

	private static Supplier<Duration> logNormal(Random random) {
		return () -> Duration.ofNanos((long) (1e9 * Math.exp(SIGMA * random.nextGaussian() - SIGMA * SIGMA / 2)));
	}

	/**
	 * How much is measured.
	 *
	 * @param assessments with a slow model
	 * @param workspaces whose tokens are counted
	 * @param updates that each of them sees
	 */
	record Scale(int assessments, int workspaces, int updates) {

		/** Updates of the companies' own market. */
		int near() {
			return this.updates * 6 / 10;
		}

	}

}
