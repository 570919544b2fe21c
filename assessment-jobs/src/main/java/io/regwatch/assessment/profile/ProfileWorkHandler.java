package io.regwatch.assessment.profile;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.DailyBudgets;
import io.regwatch.http.UriEscaper;
import io.regwatch.schema.ProfileOutcome;
import io.regwatch.schema.ProfileRequest;
import io.regwatch.schema.text.CpuLimitException;
import io.regwatch.schema.text.PatternLimitException;
import io.regwatch.store.DatabaseClock;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;

import org.springframework.stereotype.Component;

/**
 * Generates a profile for a client that waits. A website without usable text is an
 * outcome and is not retried: the client would no longer wait.
 */
@Component
class ProfileWorkHandler implements WorkHandler {

	private final WorkQueue work;

	private final WebsiteReader reader;

	private final ProfileMaker maker;

	private final DailyBudgets budgets;

	private final DatabaseClock clock;

	ProfileWorkHandler(WorkQueue work, WebsiteReader reader, ProfileMaker maker, DailyBudgets budgets,
			DatabaseClock clock) {
		this.work = work;
		this.reader = reader;
		this.maker = maker;
		this.budgets = budgets;
		this.clock = clock;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.GENERATE_PROFILE;
	}

	@Override
	public WorkResult handle(String workKey) {
		Instant begun = this.clock.now();
		this.work.findInput(kind(), workKey, ProfileRequest.class)
			.ifPresent((request) -> this.work.respond(kind(), workKey, make(request)));
		return new WorkResult.Done(begun);
	}

	private ProfileOutcome make(ProfileRequest request, List<WebPage> pages) {
		try {
			return new ProfileOutcome.Made(
					this.maker.make(pages, this.budgets.within(request.workspace(), Budget.unlimited())));
		}
		catch (PatternLimitException | CpuLimitException ex) {
			return new ProfileOutcome.Failed("The website '%s' takes too long to analyse".formatted(request.url()));
		}
	}

	private ProfileOutcome make(ProfileRequest request) {
		return findShortage(request).orElseGet(() -> read(request));
	}

	/** The offline model costs nothing. */
	private Optional<ProfileOutcome> findShortage(ProfileRequest request) {
		return this.maker.callsModel() ? this.budgets.retryAfter(request.workspace())
			.map((delay) -> new ProfileOutcome.OverBudget(delay.toSeconds())) : Optional.empty();
	}

	private ProfileOutcome read(ProfileRequest request) {
		return switch (this.reader.read(URI.create(UriEscaper.escape(request.url(), StandardCharsets.UTF_8)))) {
			case Website.Read read -> make(request, read.pages());
			case Website.NotAllowed refused -> new ProfileOutcome.Refused(refused.message());
			case Website.Unreadable unreadable -> new ProfileOutcome.Failed(unreadable.message());
		};
	}

}
