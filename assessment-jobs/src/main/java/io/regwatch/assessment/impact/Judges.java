package io.regwatch.assessment.impact;

import java.time.Instant;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.model.Usage;

import org.springframework.stereotype.Component;

/** Makes judges of companies. */
@Component
public class Judges {

	/**
	 * A judge that asks the configured model.
	 * @param company as its profile tells
	 * @param now that time left is counted from
	 * @return a judge for many updates
	 */
	public Judge of(Company company, Instant now) {
		return offline(company, now);
	}

	/**
	 * A judge that asks a model by its name.
	 * @param company as its profile tells
	 * @param now that time left is counted from
	 * @param model {@code offline}
	 * @return a judge for many updates
	 * @throws IllegalArgumentException if there is no such model
	 */
	public Judge of(Company company, Instant now, String model) {
		if (!model.equals(Usage.OFFLINE)) {
			throw new IllegalArgumentException("There is no model '%s'".formatted(model));
		}
		return offline(company, now);
	}

	/**
	 * A judge that asks nobody.
	 * @param company as its profile tells
	 * @param now that time left is counted from
	 * @return a judge that says the same each time
	 */
	public static Judge offline(Company company, Instant now) {
		return new Judge(company, now);
	}

}
