package io.regwatch.assessment.run;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.LongStream;

import io.regwatch.assessment.company.Company;
import io.regwatch.assessment.company.CompanyRepository;
import io.regwatch.assessment.evidence.DigestService;
import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.impact.Assessor;
import io.regwatch.assessment.impact.Assessors;
import io.regwatch.assessment.translation.TranslationService;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.store.DatabaseClock;

import org.springframework.stereotype.Component;

/** Estimates a run without starting it. */
@Component
public class PreviewService {

	private final CompanyRepository companies;

	private final Selection selection;

	private final Assessors assessors;

	private final Segments segments;

	private final DigestService digests;

	private final TranslationService translations;

	private final DatabaseClock clock;

	PreviewService(CompanyRepository companies, Selection selection, Assessors assessors, Segments segments,
			DigestService digests, TranslationService translations, DatabaseClock clock) {
		this.companies = companies;
		this.selection = selection;
		this.assessors = assessors;
		this.segments = segments;
		this.digests = digests;
		this.translations = translations;
		this.clock = clock;
	}

	/**
	 * Estimates a run.
	 * @param workspace that may not exist
	 * @param request parameters of the run
	 * @return empty if there is no such workspace
	 * @throws IllegalArgumentException if the model of the request is not available
	 */
	public Optional<Preview> find(UUID workspace, AssessmentRequest request) {
		return this.companies.find(workspace).map((company) -> preview(workspace, request, company));
	}

	private Preview preview(UUID workspace, AssessmentRequest request, Company company) {
		RunAssessors known = new RunAssessors(this.assessors, company, this.clock.now(), request.model());
		LongStream.Builder tokens = LongStream.builder();
		this.selection.find(workspace, request, known, (due) -> estimate(due, known.own()).forEach(tokens));
		return Preview.of(tokens.build().toArray(),
				LongStream.concat(this.digests.estimate(workspace), this.translations.estimate(workspace)).toArray());
	}

	private LongStream estimate(List<VisibleUpdate> due, Assessor assessor) {
		return due.stream().map(VisibleUpdate::candidate).mapToLong((candidate) -> estimate(candidate, assessor));
	}

	private long estimate(AssessableUpdate candidate, Assessor assessor) {
		return assessor.estimate(candidate,
				() -> this.segments.find(candidate.id(), candidate.version().id(), candidate.previousVersion()));
	}

}
