package io.regwatch.assessment.run;

import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.model.LanguageModels;

import org.springframework.stereotype.Component;

/** Judges what is open of a run and nobody has in hand. */
@Component
class Judging {

	private final OpenItems items;

	private final ItemJudges judges;

	private final LanguageModels models;

	Judging(OpenItems items, ItemJudges judges, LanguageModels models) {
		this.items = items;
		this.judges = judges;
		this.models = models;
	}

	/**
	 * Judges until nothing is free.
	 * @param claimant by whom items are claimed
	 * @return {@code false} if it was asked to stop
	 */
	boolean drain(AssessmentRun run, Company company, long claimant, LongConsumer progress, BooleanSupplier stopped)
			throws InterruptedException {
		JudgeWindow window = new JudgeWindow(run, this.items, this.judges.of(run, company), progress);
		return window.drain(claimant, concurrency(), stopped);
	}

	/**
	 * More than a model answers at once, so that the next ones are prepared meanwhile.
	 */
	private int concurrency() {
		return Math.max(2 * Runtime.getRuntime().availableProcessors(), 2 * this.models.places());
	}

}
