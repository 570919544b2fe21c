package io.regwatch.assessment.run;

import java.util.function.BooleanSupplier;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.model.LanguageModels;

import org.springframework.stereotype.Component;

/** Judges what is open of a run and nobody has in hand. */
@Component
class Judging {

	private final ItemAssessors judges;

	private final LanguageModels models;

	Judging(ItemAssessors judges, LanguageModels models) {
		this.judges = judges;
		this.models = models;
	}

	/**
	 * Judges until nothing is free.
	 * @param progress is run when results were kept
	 * @return {@code false} if it was asked to stop
	 */
	boolean drain(OpenItems items, Company company, Runnable progress, BooleanSupplier stopped)
			throws InterruptedException {
		ItemAssessor judge = this.judges.of(items.run(), company);
		return new JudgeWindow(items, judge, concurrency(), progress).drain(stopped);
	}

	/**
	 * More than a model answers at once, so that the next ones are prepared meanwhile.
	 */
	private int concurrency() {
		return Math.max(2 * Runtime.getRuntime().availableProcessors(), 2 * this.models.maxConcurrentCalls());
	}

}
