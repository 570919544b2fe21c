package io.regwatch.api.assessment;

import java.time.Instant;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * What is stored of the assessment of an update.
 *
 * @param reasonCode of the current assessment; {@code null} if there is none
 * @param assessedAt of the current assessment; {@code null} if there is none
 * @param stale whether the profile has changed since the current assessment
 * @param reviewed whether a review decides
 * @param reviewReason code of that review; {@code null} without
 * @param duplicate whether the same act is listed at another source
 * @param run the last run that selected the update; {@code null} if none did
 * @param itemState of the update in that run
 * @param itemReason why it was skipped or failed
 * @param leased whether a worker has leased it
 * @param runFinished whether that run is finished
 * @param later whether that run began after the current assessment, or there is none
 * @param requested whether an assessment of the workspace is requested
 * @param failures of that request, in a row
 */
record AssessmentProgressRow(@Nullable String reasonCode, @Nullable Instant assessedAt, boolean stale, boolean reviewed,
		@Nullable String reviewReason, boolean duplicate, @Nullable UUID run, @Nullable String itemState,
		@Nullable String itemReason, boolean leased, boolean runFinished, boolean later, boolean requested,
		int failures) {

	private static final String GIVEN_UP = "given_up";

	UpdateAssessmentState state() {
		if (isOpen()) {
			return this.leased ? state(AssessmentState.RUNNING, "leased") : state(AssessmentState.PENDING, "queued");
		}
		if (this.later && "failed".equals(this.itemState)) {
			return state(AssessmentState.FAILED,
					GIVEN_UP.equals(this.itemReason) ? "abandoned" : String.valueOf(this.itemReason));
		}
		if (this.reviewed) {
			return state(AssessmentState.DONE, String.valueOf(this.reviewReason));
		}
		return (this.reasonCode != null) ? assessed(this.reasonCode) : unassessed();
	}

	private UpdateAssessmentState assessed(String reason) {
		return this.stale ? state(AssessmentState.STALE, "profile_changed") : state(AssessmentState.DONE, reason);
	}

	private UpdateAssessmentState unassessed() {
		if (this.duplicate) {
			return state(AssessmentState.PENDING, "duplicate");
		}
		if (this.itemReason != null) {
			return state(AssessmentState.PENDING, this.itemReason);
		}
		if (this.failures > 0) {
			return state(AssessmentState.PENDING, "retrying");
		}
		return state(AssessmentState.PENDING, this.requested ? "requested" : "not_requested");
	}

	private boolean isOpen() {
		return "open".equals(this.itemState) && !this.runFinished;
	}

	private UpdateAssessmentState state(AssessmentState state, String code) {
		return new UpdateAssessmentState(state, code, this.reviewed || this.reasonCode != null, this.run,
				this.assessedAt);
	}

}
