package io.regwatch.ops.benchmark.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

import io.regwatch.batch.JobResult;
import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.IngestReportRepository;
import io.regwatch.ingest.run.Ledger;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;

import org.springframework.context.ApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Runs of one source, each of which must find what there is to be found. */
final class Nights {

	private static final String DEFINITION = """
			id: benchmark
			title: Benchmark
			geography: EU
			institution: Benchmark
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, concurrency: EACH, retries: 0}
			list:
			  urls: ["LIST"]
			  items: /results
			  total: /total
			  page: {parameter: page}
			  fields:
			    id: {pointer: /id}
			    title: {pointer: /title}
			    url: {pointer: /url}
			""";

	private static final String STEPS = """
			SELECT step_name, extract(epoch FROM end_time - start_time) AS seconds
			FROM batch_step_execution
			WHERE job_execution_id = (SELECT max(job_execution_id) FROM batch_job_execution)
			ORDER BY step_execution_id
			""";

	private final ApplicationContext program;

	private final Site site;

	Nights(ApplicationContext program, Site site) {
		this.program = program;
		this.site = site;
	}

	/** Says how many requests each host gets at once. */
	void save(int concurrency) throws IOException {
		Path file = Files.createTempFile("benchmark", ".yaml");
		Files.writeString(file,
				DEFINITION.replace("EACH", String.valueOf(concurrency)).replace("LIST", this.site.listAddress()));
		this.program.getBean(Sources.class).save(SourceFile.read(file));
		Files.delete(file);
	}

	/** The night on which everything is new. */
	void first() {
		require(run().added());
	}

	/** A night on which nothing has changed. */
	void quiet() {
		require(run().unchanged());
	}

	/** What the steps of the last run took, in seconds. */
	Map<String, Double> steps() {
		Map<String, Double> steps = new LinkedHashMap<>();
		this.program.getBean(JdbcClient.class)
			.sql(STEPS)
			.query((row, number) -> steps.put(row.getString("step_name"), row.getDouble("seconds")))
			.list();
		return steps;
	}

	JobResult handle() {
		return this.program.getBean(IngestLauncher.class).launch(IngestBenchmark.SOURCE);
	}

	private Ledger run() {
		JobResult result = handle();
		if (result instanceof JobResult.Completed(var run)) {
			return this.program.getBean(IngestReportRepository.class).get(run).ledger();
		}
		throw new IllegalStateException("The run did not finish: " + result);
	}

	private void require(int count) {
		if (count != this.site.documents()) {
			throw new IllegalStateException("%d of %d references".formatted(count, this.site.documents()));
		}
	}

}
