package io.regwatch.ops.benchmark.workers;

import java.util.List;

import io.regwatch.ops.benchmark.Requests;
import io.regwatch.assessment.run.RerunService;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ops.benchmark.assessment.StubServer;
import io.regwatch.ops.server.Home;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.search.index.Reindex;

import org.springframework.context.ApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * What all workers are measured with, on stores that are filled.
 *
 * @param assessments that wait for a model
 * @param sources that wait for their sites and have new documents
 * @param quiet sources that wait for their sites and have none
 * @param requests for both
 * @param pickUp of single requests
 */
record Bench(AssessmentLoad assessments, SourceLoad sources, QuietLoad quiet, Requests requests, PickupLatency pickUp) {

	/** Takes a program that does no work itself. */
	static Bench prepare(ApplicationContext program, StubServer model, SlowSites sites, Home home, Scale scale) {
		program.getBean(Reindex.class).prepare();
		JdbcClient jdbc = program.getBean(JdbcClient.class);
		Requests requests = new Requests(program.getBean(WorkQueue.class), program.getBean(TransactionTemplate.class));
		SourceLoad sources = new SourceLoad(jdbc, program.getBean(Sources.class), sites,
				home.directory().resolve("source.yaml"));
		return new Bench(
				AssessmentLoad.prepare(jdbc, model, program.getBean(RerunService.class),
						List.of((scale.items() + 1) / 2, scale.items())),
				sources, new QuietLoad(sources, requests), requests, new PickupLatency(jdbc, requests));
	}

}
