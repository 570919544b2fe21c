package io.regwatch.api.export;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.api.review.ReviewReader;
import io.regwatch.api.update.Update;
import io.regwatch.api.update.UpdateDetails;
import io.regwatch.api.update.VisibleEvidence;

import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** Reads all that a report shows at one point in time. */
@Component
class UpdateReportReader {

	private final UpdateDetails details;

	private final VisibleEvidence evidence;

	private final ReviewReader reviews;

	private final ReportStates states;

	UpdateReportReader(UpdateDetails details, VisibleEvidence evidence, ReviewReader reviews, ReportStates states) {
		this.details = details;
		this.evidence = evidence;
		this.reviews = reviews;
		this.states = states;
	}

	@Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
	public Optional<UpdateReport> find(UUID workspace, UUID update) {
		return this.details.find(workspace, update).map((detail) -> report(workspace, detail));
	}

	private UpdateReport report(UUID workspace, Update.Detail update) {
		return new UpdateReport(workspace, update, this.evidence.find(workspace, update.id()).orElseThrow(),
				this.reviews.find(workspace, update.id()).orElseThrow(), this.states.get(workspace, update.id()));
	}

}
