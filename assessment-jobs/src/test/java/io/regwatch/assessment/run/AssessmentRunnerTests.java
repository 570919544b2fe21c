package io.regwatch.assessment.run;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.batch.JobRunner;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkerRegistration;
import io.regwatch.store.DatabaseClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.batch.core.job.Job;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.CannotGetJdbcConnectionException;
import org.springframework.transaction.CannotCreateTransactionException;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;

class AssessmentRunnerTests {

	private static final UUID WORKSPACE = new UUID(0, 1);

	private final RequestedAssessments requested = mock();

	private final PreviewService previews = mock();

	private final RequestedModelCheck models = mock();

	private final WorkQueue work = mock();

	private final AssessmentRunner runner = new AssessmentRunner(mock(AssessmentRuns.class),
			mock(AssessmentItems.class), this.requested, this.previews, this.models, mock(JobRunner.class),
			mock(Job.class), mock(WorkerRegistration.class), this.work, mock(DatabaseClock.class));

	@ParameterizedTest
	@MethodSource("outages")
	void previewWaitsForTheDatabase(RuntimeException outage) {
		request();
		given(this.previews.find(eq(WORKSPACE), any())).willThrow(outage);
		assertThatThrownBy(() -> this.runner.handle(WORKSPACE.toString())).isSameAs(outage);
		verify(this.requested, never()).reject(any(), anyString());
	}

	@Test
	void previewThatFailsIsRejectedWithAdvice() {
		UUID id = request();
		given(this.previews.find(eq(WORKSPACE), any())).willThrow(new IllegalStateException("broken"));
		this.runner.handle(WORKSPACE.toString());
		verify(this.requested).reject(id, "It could not be estimated: request the run itself");
	}

	private UUID request() {
		UUID id = new UUID(0, 2);
		given(this.work.findInput(WorkKind.ASSESS, WORKSPACE.toString(), String.class)).willReturn(Optional.of(""));
		given(this.models.findProblem(eq(WORKSPACE), any())).willReturn(Optional.empty());
		given(this.requested.findNext(WORKSPACE))
			.willReturn(Optional.of(new RequestedAssessment(id, true, AssessmentRequest.changes())))
			.willReturn(Optional.empty());
		return id;
	}

	static RuntimeException[] outages() {
		return new RuntimeException[] { new DataAccessResourceFailureException("terminated"),
				new CannotGetJdbcConnectionException("no connection"),
				new CannotCreateTransactionException("no connection") };
	}

}
