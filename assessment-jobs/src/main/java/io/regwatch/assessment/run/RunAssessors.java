package io.regwatch.assessment.run;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.impact.Assessor;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.assessment.update.AssessableUpdate;
import org.jspecify.annotations.Nullable;

/**
 * The assessor of a run, and those of earlier results. The result of a model that a
 * request named is kept until something other than the model changes. Not thread-safe.
 */
final class RunAssessors {

	private final Assessors assessors;

	private final Company company;

	private final Instant now;

	private final @Nullable String model;

	private final Assessor own;

	private final Map<String, Optional<Assessor>> named = new HashMap<>();

	RunAssessors(Assessors assessors, Company company, Instant now, @Nullable String model) {
		this.assessors = assessors;
		this.company = company;
		this.now = now;
		this.model = model;
		this.own = (model != null) ? assessors.of(company, now, model) : assessors.of(company, now);
	}

	Assessor own() {
		return this.own;
	}

	long profileVersion() {
		return this.company.version();
	}

	String fingerprint(AssessableUpdate candidate) {
		return fingerprint(candidate, this.own);
	}

	/** Whether the result of the run's assessor could differ from the current one. */
	boolean isChanged(VisibleUpdate seen) {
		String current = seen.candidate().fingerprint();
		return !fingerprint(seen.candidate()).equals(current)
				&& earlier(seen).filter((assessor) -> fingerprint(seen.candidate(), assessor).equals(current))
					.isEmpty();
	}

	private Optional<Assessor> earlier(VisibleUpdate seen) {
		return (this.model == null && seen.namedModel() != null)
				? this.named.computeIfAbsent(seen.namedModel(), this::find) : Optional.empty();
	}

	private Optional<Assessor> find(String name) {
		try {
			return Optional.of(this.assessors.of(this.company, this.now, name));
		}
		catch (IllegalArgumentException ex) {
			// The model is no longer available.
			return Optional.empty();
		}
	}

	private String fingerprint(AssessableUpdate candidate, Assessor assessor) {
		return Fingerprint.of(candidate, this.company.version(), assessor.version(candidate), this.now);
	}

}
