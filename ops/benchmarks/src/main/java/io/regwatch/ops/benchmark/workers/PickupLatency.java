package io.regwatch.ops.benchmark.workers;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import io.regwatch.ops.benchmark.Requests;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.scheduling.WorkKind;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * The latency until an idle worker starts a requested run.
 *
 * @param jdbc of the worker's database
 * @param requests to the queue
 */
record PickupLatency(JdbcClient jdbc, Requests requests) {

	// By one clock, the database's; from a moment before the request was committed.
	private static final String FIND_WAIT = """
			SELECT extract(epoch FROM run.started_at - request.requested_at)
			FROM assessment_run AS run
			JOIN work_request AS request ON request.kind = 'assess' AND request.work_key = CAST(run.workspace_id AS text)
			WHERE request.work_key = :workspace
			ORDER BY run.started_at DESC
			LIMIT 1
			""";

	private static final double SHARE = 0.95;

	/**
	 * Requests a workspace repeatedly; only the first run has due updates.
	 */
	void measure(String workspace, int times, Report report) throws InterruptedException {
		this.requests.complete(WorkKind.ASSESS, List.of(workspace));
		Random random = new Random(1);
		List<Double> begun = new ArrayList<>();
		List<Double> latencies = new ArrayList<>();
		for (int request = 0; request < times; request++) {
			Thread.sleep(random.nextInt(500, 2500));
			Duration time = this.requests.complete(WorkKind.ASSESS, List.of(workspace));
			latencies.add(time.toNanos() / 1e9);
			begun.add(this.jdbc.sql(FIND_WAIT).param("workspace", workspace).query(Double.class).single());
		}
		report.value("request until an idle worker begins, median in s", quantile(begun, 0.5));
		report.atMost("request until an idle worker begins, p95 in s", quantile(begun, SHARE), 1.5);
		report.value("request until it is completed, p95 in s", quantile(latencies, SHARE));
	}

	private static double quantile(List<Double> values, double share) {
		return values.stream().sorted().toList().get((int) Math.ceil(share * values.size()) - 1);
	}

}
