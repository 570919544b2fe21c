package io.regwatch.assessment.impact;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.regwatch.assessment.company.Companies;
import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.model.Budget;
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

	private static final int PAGE = 500;

	private final Companies companies;

	private final Candidates candidates;

	private final Segments segments;

	private final Judges judges;

	private final Assessments assessments;

	private final AssessmentRuns runs;

	private final DatabaseClock clock;

	private final TransactionTemplate transaction;

	Assessor(Companies companies, Candidates candidates, Segments segments, Judges judges, Assessments assessments,
			AssessmentRuns runs, DatabaseClock clock, TransactionTemplate transaction) {
		this.companies = companies;
		this.candidates = candidates;
		this.segments = segments;
		this.judges = judges;
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
		Judge judge = this.judges.of(company, now);
		int judged = 0;
		List<Candidate> page = page(run.workspace(), Candidates.AFTER_ALL);
		while (!page.isEmpty()) {
			List<Assessment> changed = page.stream()
				.map((candidate) -> new Seen(candidate,
						Fingerprint.of(candidate, company.version(), judge.version(candidate), now)))
				.filter(Seen::isNew)
				.flatMap((one) -> judge(one, judge).stream())
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
				this.assessments.add(run, changed);
			});
		}
	}

	private Optional<Assessment> judge(Seen one, Judge judge) {
		Candidate candidate = one.candidate();
		return switch (judge.judge(candidate, () -> text(candidate), Budget.unlimited())) {
			case Verdict.Judged judged ->
				Optional.of(new Assessment(candidate.id(), judged.judgement(), one.fingerprint()));
			case Verdict.Unaffordable _ -> Optional.empty();
		};
	}

	private List<Segment> text(Candidate candidate) {
		return this.segments.find(candidate.version().id(), candidate.previousVersion());
	}

	private record Seen(Candidate candidate, String fingerprint) {

		boolean isNew() {
			return !this.fingerprint.equals(this.candidate.fingerprint());
		}

	}

}
