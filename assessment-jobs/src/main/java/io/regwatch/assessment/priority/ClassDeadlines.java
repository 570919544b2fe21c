package io.regwatch.assessment.priority;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.evidence.Segment;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.ClassTable;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.StatedDuty;
import io.regwatch.assessment.passage.TextFact;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.vocabulary.Topic;

/**
 * Of deadlines that a text states class by class, those of the company's classes. Acts
 * stagger transitional periods and registrations by risk class (Regulation (EU) 2017/746,
 * article 110; Regulation (EU) 2017/745, article 123(3)): those of other classes leave it
 * nothing to do.
 */
final class ClassDeadlines {

	private static final TextFact<Boolean> OF_DIAGNOSTICS = TextFact
		.of((text) -> RiskClasses.areOfDiagnostics(text.all().stream().map(Segment::text).toList()));

	private final Set<String> own;

	ClassDeadlines(ProfileFacts facts) {
		this.own = facts.labelsOf(Topic.RISK_CLASSIFICATIONS);
	}

	/**
	 * Duties that are stated and those of a table of classes, unless one with a date
	 * names a class of the company's: then those of other classes are left out.
	 */
	List<StatedDuty> own(List<StatedDuty> stated, AssessableUpdate update, Passages text) {
		List<StatedDuty> duties = Stream.concat(stated.stream(), ClassTable.duties(text).stream().map(StatedDuty::of))
			.toList();
		boolean diagnostics = OF_DIAGNOSTICS.in(text)
				|| RiskClasses.areOfDiagnostics(List.of(update.title(), update.reference().title()));
		boolean named = duties.stream()
			.filter((duty) -> !duty.days().isEmpty())
			.anyMatch((duty) -> isOwn(classes(duty, diagnostics)));
		return named ? duties.stream().filter((duty) -> {
			Set<String> classes = classes(duty, diagnostics);
			return classes.isEmpty() || isOwn(classes);
		}).toList() : duties;
	}

	private static Set<String> classes(StatedDuty duty, boolean diagnostics) {
		List<String> sentence = List.of(duty.sentence());
		return diagnostics ? RiskClasses.ofDiagnostics(sentence) : RiskClasses.named(sentence);
	}

	private boolean isOwn(Collection<String> classes) {
		return classes.stream()
			.anyMatch((one) -> this.own.stream().anyMatch((other) -> RiskClasses.areSame(one, other)));
	}

}
