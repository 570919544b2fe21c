package io.regwatch.ingest.redline.step;

import java.io.IOException;
import java.util.UUID;

import io.regwatch.batch.ActiveRuns;
import io.regwatch.batch.LeaseLostException;
import io.regwatch.batch.StepTask;
import io.regwatch.ingest.run.Runs;
import io.regwatch.ingest.update.Redlines;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.batch.core.job.JobInterruptedException;
import org.springframework.batch.core.step.StepExecution;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Generates the missing redlines of a source, one after the other. One that fails stops
 * neither the others nor the run.
 */
@Component
class RedlineStepTask implements StepTask {

	private static final Logger logger = LoggerFactory.getLogger(RedlineStepTask.class);

	private final Runs runs;

	private final ActiveRuns running;

	private final Redlines redlines;

	private final RedlineGenerator maker;

	private final TransactionTemplate transaction;

	RedlineStepTask(Runs runs, ActiveRuns running, Redlines redlines, RedlineGenerator maker,
			TransactionTemplate transaction) {
		this.runs = runs;
		this.running = running;
		this.redlines = redlines;
		this.maker = maker;
		this.transaction = transaction;
	}

	@Override
	public void run(UUID runId, StepExecution step) throws JobInterruptedException {
		for (UUID update : this.redlines.findUnfinished(this.runs.get(runId).sourceId())) {
			if (step.isTerminateOnly() || this.running.stopping()) {
				throw new JobInterruptedException("Run '%s' was asked to stop".formatted(runId));
			}
			make(runId, update);
			step.setWriteCount(step.getWriteCount() + 1);
		}
	}

	private void make(UUID runId, UUID update) {
		try {
			RedlineResult made = this.maker.make(update);
			own(runId, () -> this.maker.save(update, made));
		}
		catch (DataAccessException | TransactionException | LeaseLostException ex) {
			throw ex;
		}
		catch (IOException | RuntimeException ex) {
			logger.warn("Redline of update {} failed in run {}", update, runId, ex);
			own(runId, () -> this.redlines.fail(update, NoTextException.reason(ex)));
		}
	}

	private void own(UUID runId, Runnable work) {
		this.transaction.executeWithoutResult((status) -> {
			this.runs.requireOwned(runId);
			work.run();
		});
	}

}
