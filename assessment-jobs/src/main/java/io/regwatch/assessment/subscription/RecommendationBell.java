package io.regwatch.assessment.subscription;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.assessment.company.Companies;
import io.regwatch.store.DatabaseClock;
import io.regwatch.store.SourceSubscriptions;
import io.regwatch.work.Answer;
import io.regwatch.work.Bell;
import io.regwatch.work.Work;
import io.regwatch.work.WorkKind;

import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Recommends sources, and asks for the assessment of what they bring. */
@Component
class RecommendationBell implements Bell {

	private final Companies companies;

	private final Sources sources;

	private final SourceSubscriptions subscriptions;

	private final Work work;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	RecommendationBell(Companies companies, Sources sources, SourceSubscriptions subscriptions, Work work,
			DatabaseClock clock, TransactionTemplate transaction) {
		this.companies = companies;
		this.sources = sources;
		this.subscriptions = subscriptions;
		this.work = work;
		this.clock = clock;
		this.transaction = transaction;
	}

	@Override
	public WorkKind kind() {
		return WorkKind.RECOMMEND;
	}

	@Override
	public Answer ring(String subject) {
		Instant begun = this.clock.now();
		this.transaction.executeWithoutResult((status) -> recommend(UUID.fromString(subject)));
		return new Answer.Done(begun);
	}

	/** An empty profile recommends nothing, and so changes nothing either. */
	private void recommend(UUID workspace) {
		if (!this.subscriptions.lock(workspace)) {
			return;
		}
		this.companies.find(workspace).filter((company) -> !company.isEmpty()).ifPresent((company) -> {
			this.subscriptions.recommend(workspace, Recommendation.of(company, this.sources.findReadableBy(workspace)));
			this.work.request(WorkKind.ASSESS, workspace.toString(), workspace);
		});
	}

}
