package io.regwatch.assessment.profile;

import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.assessment.model.DailyBudgets;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.schema.ProfileOutcome;
import io.regwatch.schema.ProfileRequest;
import io.regwatch.store.DatabaseClock;
import org.junit.jupiter.api.Test;

import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;

class ProfileWorkHandlerTests {

	private static final String KEY = "key";

	private static final UUID WORKSPACE = UUID.randomUUID();

	private final WorkQueue work = mock(WorkQueue.class);

	private final WebsiteReader reader = mock(WebsiteReader.class);

	private final ProfileMaker maker = mock(ProfileMaker.class);

	private final DailyBudgets budgets = mock(DailyBudgets.class);

	private final ProfileWorkHandler handler = new ProfileWorkHandler(this.work, this.reader, this.maker, this.budgets,
			mock(DatabaseClock.class));

	@Test
	void handleWhenTheBudgetIsUsedUpReadsNoWebsite() {
		request();
		given(this.maker.callsModel()).willReturn(true);
		this.handler.handle(KEY);
		verify(this.work).respond(WorkKind.GENERATE_PROFILE, KEY, new ProfileOutcome.OverBudget(90));
		verifyNoInteractions(this.reader);
	}

	@Test
	void handleWhenTheModelIsOfflineDoesNotAskForTheBudget() {
		request();
		given(this.reader.read(any(URI.class))).willReturn(new Website.Unreadable("No text"));
		this.handler.handle(KEY);
		verify(this.work).respond(WorkKind.GENERATE_PROFILE, KEY, new ProfileOutcome.Failed("No text"));
	}

	private void request() {
		given(this.work.findInput(WorkKind.GENERATE_PROFILE, KEY, ProfileRequest.class))
			.willReturn(Optional.of(new ProfileRequest(WORKSPACE, "https://acme.example/")));
		given(this.budgets.retryAfter(WORKSPACE)).willReturn(Optional.of(Duration.ofSeconds(90)));
	}

}
