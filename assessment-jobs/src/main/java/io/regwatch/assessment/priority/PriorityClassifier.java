package io.regwatch.assessment.priority;

import java.time.Instant;
import java.util.List;

import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.StatedDuty;
import io.regwatch.assessment.relevance.Relevance;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.UpdateNature;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;

/** How urgent updates are for a company. */
public final class PriorityClassifier {

	private final ClassDeadlines deadlines;

	private final Instant now;

	/**
	 * Creates a classifier for many updates.
	 * @param facts of the company
	 * @param now from which remaining time is counted
	 */
	public PriorityClassifier(ProfileFacts facts, Instant now) {
		this.deadlines = new ClassDeadlines(facts);
		this.now = now;
	}

	/**
	 * Estimates a priority from metadata, without the text.
	 * @param update of which it is asked
	 * @param now from which remaining time is counted
	 * @return as if it obliged the company to something without a date
	 */
	public static Priority expected(AssessableUpdate update, Instant now) {
		return new PriorityRules(update, List.of(StatedDuty.UNKNOWN), new Relevance.Unclear(), now).priority();
	}

	/**
	 * The priority by what the text obliges to and by when.
	 * @param candidate of which it is asked
	 * @param text of its version, possibly empty
	 * @param relevance of its subject to the company; what is put aside has a priority as
	 * if it applied
	 * @return never {@link Priority#NONE}
	 */
	public Priority of(AssessableUpdate candidate, Passages text, Relevance relevance) {
		boolean unclear = relevance instanceof Relevance.Foreign
				|| (text.isEmpty() && relevance instanceof Relevance.ForAll);
		Priority priority = new PriorityRules(BindingDay.of(candidate, text), duties(candidate, text),
				unclear ? new Relevance.Unclear() : relevance, this.now)
			.priority();
		UpdateNature nature = new UpdateNature(candidate);
		boolean ended = candidate.isEnded() && priority != Priority.URGENT
				&& new EndedText(candidate, text).leavesNothing();
		boolean guidanceForAll = candidate.reference().type() == ReferenceType.GUIDANCE
				&& relevance instanceof Relevance.ForAll;
		boolean informs = !nature.isAlarm() && !nature.isDraft()
				&& (ended || (NothingNew.isSaid(text) && !guidanceForAll));
		return informs ? Priority.LOW : priority;
	}

	private List<StatedDuty> duties(AssessableUpdate candidate, Passages text) {
		if (text.isEmpty()) {
			return List.of(StatedDuty.UNKNOWN);
		}
		List<StatedDuty> duties = candidate.isEnded() ? new EndedText(candidate, text).duties()
				: text.statements().duties();
		return this.deadlines.own(duties, candidate, text);
	}

}
