package io.regwatch.assessment.run;

import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.model.LanguageModels;

import org.springframework.stereotype.Component;

/**
 * Judges what is open of a run and nobody has in hand. However many runs are under way in
 * this process, they have the same seats: judges that wait need no database connection.
 */
@Component
class Judging {

	private final OpenItems items;

	private final ItemJudges judges;

	/** More than a model answers at once: the next ones are prepared meanwhile. */
	private final int concurrency;

	private final Semaphore seats;

	Judging(OpenItems items, ItemJudges judges, LanguageModels models) {
		this.items = items;
		this.judges = judges;
		this.concurrency = Math.max(2 * Runtime.getRuntime().availableProcessors(), 2 * models.places());
		this.seats = new Semaphore(this.concurrency, true);
	}

	/**
	 * Judges until nothing is free.
	 * @param claimant by whom items are claimed
	 * @return {@code false} if it was asked to stop
	 */
	boolean drain(AssessmentRun run, Company company, long claimant, LongConsumer progress, BooleanSupplier stopped)
			throws InterruptedException {
		JudgeWindow window = new JudgeWindow(run, this.items, this.judges.of(run, company), this.seats, progress);
		return window.drain(claimant, this.concurrency, stopped);
	}

}
