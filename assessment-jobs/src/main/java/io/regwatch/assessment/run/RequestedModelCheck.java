package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.CompanyRepository;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Checks that the model that a request names is available. */
@Component
class RequestedModelCheck {

	private final CompanyRepository companies;

	private final Assessors assessors;

	private final DatabaseClock clock;

	RequestedModelCheck(CompanyRepository companies, Assessors assessors, DatabaseClock clock) {
		this.companies = companies;
		this.assessors = assessors;
		this.clock = clock;
	}

	/** The reason why the model of a request is not available; empty if it is. */
	Optional<String> findProblem(UUID workspace, AssessmentRequest request) {
		return Optional.ofNullable(request.model())
			.flatMap((model) -> this.companies.find(workspace).flatMap((company) -> problem(company, model)));
	}

	private Optional<String> problem(Company company, String model) {
		try {
			this.assessors.of(company, this.clock.now(), model);
			return Optional.empty();
		}
		catch (IllegalArgumentException ex) {
			return Optional.of(String.valueOf(ex.getMessage()));
		}
	}

}
