package io.regwatch.assessment.priority;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.assessment.passage.AddressedText;
import io.regwatch.assessment.passage.Addressees;
import io.regwatch.assessment.passage.Passages;
import io.regwatch.assessment.passage.StatedDuty;
import io.regwatch.assessment.update.AssessableUpdate;
import io.regwatch.assessment.update.UpdateNature;
import io.regwatch.reading.Bearer;
import io.regwatch.reading.DateKind;
import io.regwatch.reading.ReadSentence;
import io.regwatch.schema.ReferenceType;

/**
 * What a text that ends, or the notice of its end, leaves makers to do.
 *
 * @param candidate of which it is asked
 * @param text possibly empty
 */
record EndedText(AssessableUpdate candidate, Passages text) {

	/** The document that ends does not say so itself. */
	private static final WordPattern ANNOUNCES_END = WordPattern
		.of("\\bnotice; withdrawal\\b|\\b(announc\\w+|gives? notice of) (the |its )?(withdrawal|revocation|rescission)|\\b(is|are) (withdrawing|revoking|rescinding)\\b|\\b(has|have) (withdrawn|revoked|rescinded)\\b|\\b(is|are) (hereby )?(withdrawn|revoked|rescinded)\\b|\\bquedan? sin efecto\\b|\\b(zurückgezogen|zieht [^.;]{1,80} zurück|hebt [^.;]{1,80} auf)\\b|\\b(annonce|procède à) (le |la |l['’])?(retrait|abrogation)|\\b(anuncia|comunica) (la retirada|la derogación)|\\b(annuncia|comunica) (il ritiro|l['’]abrogazione)|\\b(anuncia|comunica) a (retirada|revogação)");

	/** The title of a notice says that something ends. */
	private static final WordPattern TITLES_END = WordPattern
		.of("\\b(withdraw(n|al|s)|(?<!\\b(the|by|at) )end of|discontinu\\w+|sin efecto|rescinded|rescission|revoked|revocation|repeal(ed)?|aufhebung|aufgehoben|rücknahme|abrog\\w+|retrait|deroga\\w+|retirada|ritiro|revoga\\w+)\\b");

	/** What ends is what companies had to do. */
	private static final WordPattern OBLIGATION = WordPattern
		.of("\\b(dut(y|ies)|obligations?|requirements?|report(s|ing)|\\w*pflicht(en)?|obligaci(ón|ones)|obblig(o|hi)|obrigaç(ão|ões))\\b");

	/** What companies rely on, and what they can do against its end. */
	private static final WordPattern RELIED_ON = WordPattern
		.of("\\b(authori[sz]ations?|licen[cs]es?|certificates?|exemptions?|registrations?|approvals?|permits?|clearances?|unless|if|wenn|sofern|falls|zulassung\\w*|bescheinigung\\w*|ausnahme\\w*|genehmigung\\w*|sauf|si|autorisations?|certificats?|dérogations?|salvo|licencias?|autorizaci(ón|ones)|certificados?|excepci(ón|ones)|autorizzazion[ei]|certificat[oi]|derog(a|he)|autorizaç(ão|ões)|isenç(ão|ões))\\b");

	/** Its end brings duties back. */
	private static final WordPattern RELIEF = WordPattern
		.of("\\b(derogations?|exceptions?|flexibilit(y|ies)|pauses?|stays?|delays?|befreiung\\w*|dispenses?|exenci(ón|ones)|dispensa|esenzion[ei]|esoner[oi]|discretion|suspen\\w+|deferrals?|waivers?|relief|postponements?|extensions?|transition\\w*|grace periods?|moratori\\w+|aussetzung\\w*|übergangs\\w+|aufschub|sursis|report d['’]|prórrogas?|aplazamiento\\w*|prorogh?[ae]|proroga|sospension[ei]|rinvio|adiamento\\w*|prorrogaç\\w+)\\b");

	/** Paragraphs in which a notice says what it is. */
	private static final int BEGINNING = 6;

	/** Whether there is nothing to do: it informs. */
	boolean leavesNothing() {
		return isWithoutDuty() || ((nature().isOfProposal() || endsDuty()) && duties().isEmpty());
	}

	/**
	 * What newly stands in a text that ends, and what begins on the day of its end or the
	 * next: "from December 14, 2026, firms that relied on the policy must hold a
	 * clearance". A notice that announces the end may also set days after it. The end
	 * itself is no duty.
	 */
	List<StatedDuty> duties() {
		LocalDate end = LocalDate.ofInstant(this.candidate.version().effectiveAt(), ZoneOffset.UTC);
		boolean notice = nature().isAnnouncement() && announcesEnd();
		Set<String> ends = ends();
		return Stream
			.concat(this.text.statements().addedDuties().stream(),
					this.text.statements()
						.duties()
						.stream()
						.filter((duty) -> duty.days().contains(end) || duty.days().contains(end.plusDays(1))
								|| (notice && duty.days().stream().anyMatch(end::isBefore))))
			.filter((duty) -> !ends.contains(duty.sentence()))
			.distinct()
			.toList();
	}

	/** Sentences that say nothing but that the text ends. */
	private Set<String> ends() {
		return this.text.reading()
			.sentences()
			.stream()
			.filter((one) -> one.duties().isEmpty() && !one.dates().isEmpty() && !RELIED_ON.isIn(one.text())
					&& one.dates()
						.stream()
						.allMatch((date) -> date.kind() == DateKind.REPEALED_FROM && date.ofWholeText()))
			.map(ReadSentence::text)
			.collect(Collectors.toSet());
	}

	/**
	 * Guidance that ends and asks for nothing informs; so does another text that leaves
	 * what makers did as it is.
	 */
	private boolean isWithoutDuty() {
		List<ReadSentence> obliging = this.text.statements()
			.obliging()
			.stream()
			.filter((one) -> !NothingNew.continues(one))
			.toList();
		return (this.candidate.reference().type() == ReferenceType.GUIDANCE && !this.text.isEmpty()
				&& obliging.isEmpty())
				|| (NothingNew.isLeft(this.text) && obliging.stream()
					.flatMap((one) -> one.duties().stream())
					.noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER));
	}

	/**
	 * Whether a notice says that makers had a duty, which ends, and leaves them no other:
	 * then there is nothing to do.
	 */
	private boolean endsDuty() {
		boolean titled = TITLES_END.isIn(this.candidate.title());
		boolean relief = RELIED_ON.isIn(this.candidate.title()) || RELIEF.isIn(this.candidate.title());
		boolean obligation = titled && OBLIGATION.isIn(this.candidate.title())
				&& this.text.statements()
					.obliging()
					.stream()
					.flatMap((one) -> one.duties().stream())
					.noneMatch((duty) -> duty.bearer().mayBeMaker());
		boolean ofMakers = obligation || AddressedText.endsDutyOfMakers(this.text);
		return nature().isAnnouncement() && (titled || announcesEnd()) && !relief && ofMakers
				&& this.text.statements()
					.obliging()
					.stream()
					.filter((one) -> !Addressees.endDutyOfMakers(one.text()))
					.flatMap((one) -> one.duties().stream())
					.noneMatch((duty) -> duty.bearer() == Bearer.MANUFACTURER);
	}

	private UpdateNature nature() {
		return new UpdateNature(this.candidate);
	}

	private boolean announcesEnd() {
		return this.text.bodies().stream().limit(BEGINNING).anyMatch(ANNOUNCES_END::isIn);
	}

}
