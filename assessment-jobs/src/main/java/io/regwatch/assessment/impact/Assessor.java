package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import io.regwatch.assessment.company.Companies;
import io.regwatch.assessment.company.Company;
import io.regwatch.schema.Priority;
import io.regwatch.store.DatabaseClock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Goes through what a workspace sees and judges what has changed since it was judged.
 * Nothing is held while it judges; each page is kept in a transaction of its own.
 */
@Component
class Assessor {

	private static final Logger logger = LoggerFactory.getLogger(Assessor.class);

	private static final String MODEL = "offline";

	private static final String VERSION = "offline-1";

	private static final int PAGE = 500;

	private final Companies companies;

	private final Candidates candidates;

	private final Segments segments;

	private final Assessments assessments;

	private final AssessmentRuns runs;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	Assessor(Companies companies, Candidates candidates, Segments segments, Assessments assessments,
			AssessmentRuns runs, DatabaseClock clock, TransactionTemplate transaction) {
		this.companies = companies;
		this.candidates = candidates;
		this.segments = segments;
		this.assessments = assessments;
		this.runs = runs;
		this.clock = clock;
		this.transaction = transaction;
	}

	void assess(Claim.Owned run) {
		this.companies.find(run.workspace()).ifPresent((company) -> assess(run, company));
	}

	private void assess(Claim.Owned run, Company company) {
		Instant now = this.clock.now();
		Judge judge = new Judge(company, now);
		int judged = 0;
		List<Candidate> page = page(run.workspace(), Candidates.AFTER_ALL);
		while (!page.isEmpty()) {
			List<Assessment> changed = page.stream()
				.map((candidate) -> new Judged(candidate, Fingerprint.of(candidate, company.version(), VERSION, now)))
				.filter(Judged::isNew)
				.map((one) -> new Assessment(one.candidate().id(), judge(one.candidate(), judge), one.fingerprint()))
				.toList();
			keep(run, changed);
			judged += changed.size();
			page = page(run.workspace(), page.getLast().id());
		}
		logger.info("Assessed {} updates of workspace {} in run {}", judged, run.workspace(), run.runId());
	}

	private List<Candidate> page(UUID workspace, UUID before) {
		return this.candidates.findBefore(workspace, before, PAGE);
	}

	private void keep(Claim.Owned run, List<Assessment> changed) {
		if (!changed.isEmpty()) {
			this.transaction.executeWithoutResult((status) -> {
				this.runs.requireOwned(run.runId());
				this.assessments.add(run, MODEL, VERSION, changed);
			});
		}
	}

	private Judgement judge(Candidate candidate, Judge judge) {
		return judge.judge(candidate, () -> this.segments.find(candidate));
	}

	private record Judged(Candidate candidate, String fingerprint) {

		boolean isNew() {
			return !this.fingerprint.equals(this.candidate.fingerprint());
		}

	}

}
