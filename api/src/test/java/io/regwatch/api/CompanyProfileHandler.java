package io.regwatch.api;

import java.util.List;

import io.regwatch.schema.GeneratedProfile;
import io.regwatch.schema.ProfileOutcome;
import io.regwatch.schema.ProfileRequest;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.store.DatabaseClock;

import org.springframework.beans.factory.annotation.Value;

/** Knows the website of one company and refuses all others. */
class CompanyProfileHandler implements WorkHandler {

	static final String COMPANY = "test.company";

	/** Path for which the budget is too small. */
	static final String OVER_BUDGET = "/over-budget";

	private final WorkQueue work;

	private final DatabaseClock clock;

	private final String company;

	CompanyProfileHandler(WorkQueue work, DatabaseClock clock, @Value("${" + COMPANY + "}") String company) {
		this.work = work;
		this.clock = clock;
		this.company = company;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.GENERATE_PROFILE;
	}

	@Override
	public WorkResult handle(String workKey) {
		this.work.findInput(kind(), workKey, ProfileRequest.class)
			.ifPresent((request) -> this.work.respond(kind(), workKey, outcome(request.url())));
		return new WorkResult.Done(this.clock.now());
	}

	private ProfileOutcome outcome(String url) {
		if (url.equals(this.company + OVER_BUDGET)) {
			return new ProfileOutcome.OverBudget(4711);
		}
		return url.startsWith(this.company)
				? new ProfileOutcome.Made(
						new GeneratedProfile("Makes stems", List.of("EU"), List.of(), List.of(), List.of(), List.of()))
				: new ProfileOutcome.Refused("Field 'url' is not the website of the company");
	}

}
