package io.regwatch.assessment.priority;

import java.time.Instant;
import java.util.List;
import java.util.OptionalLong;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.mention.RiskClasses;
import io.regwatch.assessment.passage.StatedDuty;
import io.regwatch.assessment.relevance.Relevance;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.UpdateNature;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;

/**
 * How urgent an update is, by rules that can be read: what it binds to, by when, and
 * whether it is about the company's own. Days are counted from today.
 *
 * @param candidate of which it is asked
 * @param duties sentences that oblige
 * @param relevance of its subject to the company; what is not clear counts as if it
 * applied
 * @param now today
 */
record PriorityRules(AssessableUpdate candidate, List<StatedDuty> duties, Relevance relevance, Instant now) {

	/** Somebody has to pay, not only "the fee must be paid with the application". */
	private static final WordPattern PAYS = WordPattern
		.of("\\b(must|shall|has to|have to|(is|are) (required|obliged) to) (\\w+ ){0,2}pay\\b|\\bpaid by (each|every|all|any|the|an?) |\\b(zahlt|zahlen|entrichtet|entrichten) |\\b(versent?|acquittent?|paient?|payent) |\\b(versano?|pagano?|pagan|pagam|abonan) ");

	/** An invitation to comment or to attend is no duty. */
	private static final WordPattern INVITATION = WordPattern
		.of("\\b((submit|send|provide|fax|written|electronic|oral) (\\w+ ){0,3}comments?|comments? (are|is|must|should|may|will|can|on|received|period)|docket|public meeting|attend|present data|oral presentations?|stellungnahmen?|consultation publique|observations|observaciones|osservazioni|contribuições|consulta pública)\\b");

	PriorityRules {
		duties = duties.stream().filter((duty) -> !INVITATION.isIn(duty.sentence())).toList();
	}

	Priority priority() {
		UpdateNature nature = new UpdateNature(this.candidate);
		DueDays days = new DueDays(this.candidate, nature, this.duties, this.now);
		if (nature.isOfMistakes()
				|| (nature.isAboutService() && this.duties.stream().noneMatch(PriorityRules::bindsMakers))) {
			return Priority.LOW;
		}
		if (nature.isDraft()) {
			return Priority.MEDIUM;
		}
		if (isAboutMoney(nature)) {
			return days.isDueSoon() ? Priority.URGENT
					: this.duties.stream().anyMatch(PriorityRules::isOfPayment) ? Priority.HIGH : Priority.LOW;
		}
		if (nature.isAlarm()) {
			return (this.relevance instanceof Relevance.ForAll) ? Priority.HIGH : Priority.URGENT;
		}
		if (this.candidate.isEnded()) {
			return days.isDueSoon() ? Priority.URGENT : isOwn() ? Priority.HIGH : Priority.MEDIUM;
		}
		OptionalLong due = days.due(isGuidanceOnOwn(nature));
		return days.isToBeDoneNow() ? Priority.URGENT : due.isPresent() ? dated(due.getAsLong()) : undated(nature);
	}

	/**
	 * Fees that are to be paid, and nothing else. One that is due is a duty: where it is
	 * not paid in time, a registration or licence ends (21 CFR 807.22, SOR/98-282 section
	 * 43).
	 */
	private boolean isAboutMoney(UpdateNature nature) {
		return nature.isAboutMoney()
				&& this.duties.stream().allMatch((duty) -> UpdateNature.isAboutMoney(duty.sentence()));
	}

	/** A duty of makers with a time, which is not to write to another address. */
	private static boolean bindsMakers(StatedDuty duty) {
		return duty.ofMakers() && !duty.deadlines().isEmpty() && !UpdateNature.isAboutService(duty.sentence());
	}

	private static boolean isOfPayment(StatedDuty duty) {
		return PAYS.isIn(duty.sentence())
				&& duty.times().stream().allMatch((time) -> DueDays.beginsWithDocument(time, duty.sentence()));
	}

	/** By the days that are left until a duty is due or a rule binds. */
	private static Priority dated(long days) {
		return (days <= DueDays.SOON) ? Priority.URGENT : Priority.HIGH;
	}

	/** Of what the company makes, not of a class that many devices have. */
	private boolean isGuidanceOnOwn(UpdateNature nature) {
		return this.candidate.reference().type() == ReferenceType.GUIDANCE && !nature.isInformative()
				&& this.relevance instanceof Relevance.Shared shared && RiskClasses.named(shared.labels()).isEmpty();
	}

	/**
	 * What obliges to nothing informs; what binds, or is about one's own, is important.
	 */
	private Priority undated(UpdateNature nature) {
		if (nature.isInformative() && this.duties.isEmpty()) {
			return Priority.LOW;
		}
		return (isOwn() || nature.isBinding()) ? Priority.HIGH : Priority.MEDIUM;
	}

	/** What a question about the company's own devices leaves open counts as theirs. */
	private boolean isOwn() {
		return switch (this.relevance) {
			case Relevance.Shared _ -> true;
			case Relevance.Unclear unclear -> !unclear.question().isEmpty();
			case Relevance.ForAll _, Relevance.Foreign _ -> false;
		};
	}

}
