package io.regwatch.ops.benchmark.workers;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ops.benchmark.Requests;
import io.regwatch.scheduling.WorkKind;

/** Sources that have been read, and say that nothing has changed since. */
final class QuietLoad implements Load {

	private static final String COUNT = """
			SELECT count(*)
			FROM run_item
			WHERE outcome = 'unchanged' AND run_id IN (
				SELECT DISTINCT ON (source_id) id
				FROM run
				WHERE source_id = ANY (CAST(:sources AS text[]))
				ORDER BY source_id, started_at DESC)
			""";

	private final SourceLoad sources;

	private final Requests requests;

	private final Map<Integer, List<String>> read = new HashMap<>();

	private Duration latency = Duration.ZERO;

	QuietLoad(SourceLoad sources, Requests requests) {
		this.sources = sources;
		this.requests = requests;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.INGEST;
	}

	@Override
	public String items() {
		return "unchanged documents";
	}

	@Override
	public void wait(Duration time) {
		this.latency = time;
		this.sources.wait(time);
	}

	/** The first time, they are read at once. */
	@Override
	public List<String> add(int subjects, int items) throws InterruptedException {
		if (!this.read.containsKey(items)) {
			this.sources.wait(Duration.ZERO);
			List<String> added = this.sources.add(subjects, items);
			this.requests.complete(WorkKind.INGEST, added);
			this.sources.wait(this.latency);
			this.read.put(items, added);
		}
		return this.read.get(items);
	}

	@Override
	public long count(List<String> subjects) {
		return this.sources.query(COUNT, subjects);
	}

}
