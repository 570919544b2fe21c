package io.regwatch.assessment.run;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.LongStream;

import io.regwatch.assessment.company.Companies;
import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.evidence.Groundwork;
import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.impact.Candidate;
import io.regwatch.assessment.impact.Judge;
import io.regwatch.assessment.impact.Judges;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Tells what a run would do, without doing it. */
@Component
public class Previews {

	private final Companies companies;

	private final Selection selection;

	private final Judges judges;

	private final Segments segments;

	private final Groundwork groundwork;

	private final DatabaseClock clock;

	Previews(Companies companies, Selection selection, Judges judges, Segments segments, Groundwork groundwork,
			DatabaseClock clock) {
		this.companies = companies;
		this.selection = selection;
		this.judges = judges;
		this.segments = segments;
		this.groundwork = groundwork;
		this.clock = clock;
	}

	/**
	 * Looks ahead.
	 * @param workspace possibly gone
	 * @param order what would be wanted
	 * @return empty if there is no such workspace
	 * @throws IllegalArgumentException if the order's model cannot be asked
	 */
	public Optional<Preview> find(UUID workspace, RunOrder order) {
		return this.companies.find(workspace).map((company) -> preview(workspace, order, company));
	}

	private Preview preview(UUID workspace, RunOrder order, Company company) {
		RunJudges known = new RunJudges(this.judges, company, this.clock.now(), order.model());
		LongStream.Builder tokens = LongStream.builder();
		this.selection.find(workspace, order, known, (due) -> estimate(due, known.own()).forEach(tokens));
		return Preview.of(tokens.build().toArray(), this.groundwork.estimate(workspace).toArray());
	}

	private LongStream estimate(List<SeenUpdate> due, Judge judge) {
		return due.stream().map(SeenUpdate::candidate).mapToLong((candidate) -> estimate(candidate, judge));
	}

	private long estimate(Candidate candidate, Judge judge) {
		return judge.estimate(candidate,
				() -> this.segments.find(candidate.id(), candidate.version().id(), candidate.previousVersion()));
	}

}
