package io.regwatch.ops.benchmark.workers;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.assessment.run.RerunService;
import io.regwatch.ops.benchmark.assessment.AssessmentData;
import io.regwatch.ops.benchmark.assessment.StubServer;
import io.regwatch.scheduling.WorkKind;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Workspaces whose updates a slow model assesses.
 *
 * @param jdbc of the workers' database
 * @param model that they ask
 */
record AssessmentLoad(JdbcClient jdbc, StubServer model) implements Load {

	// Assessments without a call would shorten the round.
	private static final String COUNT = """
			SELECT count(*)
			FROM assessment
			WHERE workspace_id = ANY (CAST(:workspaces AS uuid[])) AND model LIKE '%stub%'
			""";

	/**
	 * Makes the sources that workspaces follow, and all digests: no round waits for them.
	 */
	static AssessmentLoad prepare(JdbcClient jdbc, StubServer model, RerunService reruns, List<Integer> sizes) {
		AssessmentData data = new AssessmentData(jdbc);
		data.addDigestedTexts(reruns);
		sizes.stream().distinct().forEach((size) -> data.addSource(source(size), "EU", size));
		data.copyDigests();
		return new AssessmentLoad(jdbc, model);
	}

	@Override
	public WorkKind kind() {
		return WorkKind.ASSESS;
	}

	@Override
	public String items() {
		return "assessments";
	}

	@Override
	public void wait(Duration latency) {
		this.model.think(() -> latency);
	}

	@Override
	public List<String> add(int subjects, int items) {
		AssessmentData data = new AssessmentData(this.jdbc);
		return IntStream.range(0, subjects)
			.mapToObj((_) -> data.addWorkspace("Company " + UUID.randomUUID(), "{EU}", source(items)).toString())
			.toList();
	}

	@Override
	public long count(List<String> subjects) {
		return query(COUNT, subjects);
	}

	private long query(String statement, List<String> subjects) {
		return this.jdbc.sql(statement).param("workspaces", subjects.toArray(String[]::new)).query(Long.class).single();
	}

	private static String source(int size) {
		return "updates-" + size;
	}

}
