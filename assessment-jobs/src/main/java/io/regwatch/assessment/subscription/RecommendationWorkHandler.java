package io.regwatch.assessment.subscription;

import java.time.Instant;
import java.util.UUID;

import io.regwatch.assessment.company.CompanyRepository;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkResult;
import io.regwatch.store.DatabaseClock;
import io.regwatch.store.SourceSubscriptions;

import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Recommends sources, and asks for the assessment of what they bring. */
@Component
class RecommendationWorkHandler implements WorkHandler {

	private final CompanyRepository companies;

	private final RecommendableSources sources;

	private final SourceSubscriptions subscriptions;

	private final WorkQueue work;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	RecommendationWorkHandler(CompanyRepository companies, RecommendableSources sources,
			SourceSubscriptions subscriptions, WorkQueue work, DatabaseClock clock, TransactionTemplate transaction) {
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
	public WorkResult handle(String subject) {
		Instant begun = this.clock.now();
		this.transaction.executeWithoutResult((status) -> recommend(UUID.fromString(subject)));
		return new WorkResult.Done(begun);
	}

	/** An empty profile recommends nothing, and so changes nothing either. */
	private void recommend(UUID workspace) {
		if (!this.subscriptions.lock(workspace)) {
			return;
		}
		this.companies.find(workspace).filter((company) -> !company.isEmpty()).ifPresent((company) -> {
			this.subscriptions.recommend(workspace,
					new Recommendation(company).of(this.sources.findReadableBy(workspace)));
			this.work.request(WorkKind.ASSESS, workspace.toString(), workspace);
		});
	}

}
