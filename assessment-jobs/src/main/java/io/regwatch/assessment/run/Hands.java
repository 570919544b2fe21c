package io.regwatch.assessment.run;

import java.util.UUID;
import java.util.stream.LongStream;

import io.regwatch.work.Work;
import io.regwatch.work.WorkKind;
import io.regwatch.work.Worker;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Workers that lend a hand with the runs of others. */
@Repository
@EnableConfigurationProperties(HandProperties.class)
class Hands {

	private static final String LEND = """
			INSERT INTO assessment_hand (run_id, worker_id)
			SELECT id, :worker
			FROM assessment_run
			WHERE id = :run AND finished_at IS NULL AND worker_id <> :worker
			ON CONFLICT DO NOTHING
			""";

	private static final String WITHDRAW = """
			DELETE FROM assessment_hand
			WHERE run_id = :run AND worker_id = :worker
			""";

	private final JdbcClient jdbc;

	private final Work work;

	private final Worker worker;

	private final HandProperties properties;

	Hands(JdbcClient jdbc, Work work, Worker worker, HandProperties properties) {
		this.jdbc = jdbc;
		this.work = work;
		this.worker = worker;
		this.properties = properties;
	}

	/**
	 * Asks other workers for help with a long run. A budget is kept by one worker only.
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void ask(AssessmentRun run, long items) {
		if (run.order().budgetTokens() == null) {
			LongStream.rangeClosed(1, Math.min(this.properties.most(), (items - 1) / this.properties.items()))
				.forEach((number) -> this.work.request(WorkKind.LEND_A_HAND, "%s/%d".formatted(run.workspace(), number),
						run.workspace()));
		}
	}

	/** Whether this worker can help: it is not at the run already. */
	boolean lend(AssessmentRun run) {
		return this.jdbc.sql(LEND).param("run", run.id()).param("worker", this.worker.id()).update() > 0;
	}

	void withdraw(AssessmentRun run) {
		this.jdbc.sql(WITHDRAW).param("run", run.id()).param("worker", this.worker.id()).update();
	}

	/** By what this worker's hand claims items. */
	long claimant() {
		return -this.worker.id();
	}

}
