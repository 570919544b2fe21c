package io.regwatch.assessment.priority;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.company.ProfileFacts;
import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.StatedDuty;
import io.regwatch.assessment.relevance.Relevance;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.UpdateNature;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.DateKind;
import io.regwatch.reading.ReadSentence;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;

/** How urgent updates are for a company. */
public final class PriorityClassifier {

	/** The document that ends does not say so itself. */
	private static final WordPattern ANNOUNCES_END = WordPattern
		.of("\\bnotice; withdrawal\\b|\\b(announc\\w+|gives? notice of) (the |its )?(withdrawal|revocation|rescission)|\\b(is|are) (withdrawing|revoking|rescinding)\\b|\\b(has|have) (withdrawn|revoked|rescinded)\\b|\\b(zurückgezogen|zieht [^.;]{1,80} zurück|hebt [^.;]{1,80} auf)\\b|\\b(annonce|procède à) (le |la |l['’])?(retrait|abrogation)|\\b(anuncia|comunica) (la retirada|la derogación)|\\b(annuncia|comunica) (il ritiro|l['’]abrogazione)|\\b(anuncia|comunica) a (retirada|revogação)");

	private static final WordPattern TITLES_END = WordPattern
		.of("\\b(withdraw(n|al|s)|rescinded|rescission|revoked|revocation|repeal(ed)?|aufhebung|aufgehoben|rücknahme|abrog\\w+|retrait|deroga\\w+|retirada|ritiro|revoga\\w+)\\b");

	/** What companies rely on, and what they can do against its end. */
	private static final WordPattern RELIED_ON = WordPattern
		.of("\\b(authori[sz]ations?|licen[cs]es?|certificates?|exemptions?|registrations?|approvals?|permits?|clearances?|unless|if|wenn|sofern|falls|zulassung\\w*|bescheinigung\\w*|ausnahme\\w*|genehmigung\\w*|sauf|si|autorisations?|certificats?|dérogations?|salvo|licencias?|autorizaci(ón|ones)|certificados?|excepci(ón|ones)|autorizzazion[ei]|certificat[oi]|derog(a|he)|autorizaç(ão|ões)|isenç(ão|ões))\\b");

	/** Paragraphs in which a notice says what it is. */
	private static final int BEGINNING = 6;

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
		boolean ended = candidate.isEnded() && priority != Priority.URGENT && (isWithoutDuty(candidate, text)
				|| ((nature.isOfProposal() || endsDuty(candidate, text)) && dutiesOfEnd(candidate, text).isEmpty()));
		boolean guidanceForAll = candidate.reference().type() == ReferenceType.GUIDANCE
				&& relevance instanceof Relevance.ForAll;
		boolean informs = !nature.isAlarm() && !nature.isDraft()
				&& (ended || (NothingNew.isSaid(text) && !guidanceForAll));
		return informs ? Priority.LOW : priority;
	}

	/**
	 * Guidance that ends and asks for nothing informs; so does another text that leaves
	 * what makers did as it is.
	 */
	private static boolean isWithoutDuty(AssessableUpdate candidate, Passages text) {
		List<ReadSentence> obliging = text.statements()
			.obliging()
			.stream()
			.filter((one) -> !NothingNew.continues(one))
			.toList();
		return (candidate.reference().type() == ReferenceType.GUIDANCE && !text.isEmpty() && obliging.isEmpty())
				|| (NothingNew.isLeft(text) && obliging.stream()
					.flatMap((one) -> one.duties().stream())
					.noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER));
	}

	/**
	 * Whether a notice says that makers had a duty, which ends, and leaves them no other:
	 * then there is nothing to do.
	 */
	private static boolean endsDuty(AssessableUpdate candidate, Passages text) {
		return new UpdateNature(candidate).isAnnouncement() && announcesEnd(candidate, text)
				&& text.bodies().stream().anyMatch(Addressees::endDutyOfMakers)
				&& text.statements()
					.obliging()
					.stream()
					.filter((one) -> !Addressees.endDutyOfMakers(one.text()))
					.flatMap((one) -> one.duties().stream())
					.noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER);
	}

	private static boolean announcesEnd(AssessableUpdate candidate, Passages text) {
		return TITLES_END.isIn(candidate.title())
				|| text.bodies().stream().limit(BEGINNING).anyMatch(ANNOUNCES_END::isIn);
	}

	private List<StatedDuty> duties(AssessableUpdate candidate, Passages text) {
		if (text.isEmpty()) {
			return List.of(StatedDuty.UNKNOWN);
		}
		return this.deadlines.own(candidate.isEnded() ? dutiesOfEnd(candidate, text) : text.statements().duties(),
				candidate, text);
	}

	/**
	 * What newly stands in a text that ends, and what begins on the day of its end or the
	 * next: "from December 14, 2026, firms that relied on the policy must hold a
	 * clearance". A notice that announces the end may also set days after it. The end
	 * itself is no duty.
	 */
	private static List<StatedDuty> dutiesOfEnd(AssessableUpdate candidate, Passages text) {
		LocalDate end = LocalDate.ofInstant(candidate.version().effectiveAt(), ZoneOffset.UTC);
		boolean notice = new UpdateNature(candidate).isAnnouncement()
				&& text.bodies().stream().limit(BEGINNING).anyMatch(ANNOUNCES_END::isIn);
		Set<String> ends = text.reading()
			.sentences()
			.stream()
			.filter((one) -> one.duties().isEmpty() && !one.dates().isEmpty() && !RELIED_ON.isIn(one.text())
					&& one.dates()
						.stream()
						.allMatch((date) -> date.kind() == DateKind.REPEALED_FROM && date.ofWholeText()))
			.map(ReadSentence::text)
			.collect(Collectors.toSet());
		return Stream
			.concat(text.statements().addedDuties().stream(),
					text.statements()
						.duties()
						.stream()
						.filter((duty) -> duty.days().contains(end) || duty.days().contains(end.plusDays(1))
								|| (notice && duty.days().stream().anyMatch(end::isBefore))))
			.filter((duty) -> !ends.contains(duty.sentence()))
			.distinct()
			.toList();
	}

}
