package io.regwatch.assessment.impact;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import io.regwatch.assessment.knowledge.WordPattern;
import io.regwatch.reading.Deadline;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.VersionStatus;

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

	private static final int MONTH = 31;

	private static final Pattern MONEY = WordPattern
		.of("\\b(fees?|charges?|pay(s|able|ment)?|paid|\\w*gebühr(en)?|redevances?|tasas|taxas|tariffe)\\b");

	/** Somebody has to pay, not only "the fee must be paid with the application". */
	private static final Pattern PAYS = WordPattern
		.of("\\b(must|shall|has to|have to|(is|are) (required|obliged) to) (\\w+ ){0,2}pay\\b|\\bpaid by (each|every|all|any|the|an?) |\\b(zahlt|zahlen|entrichtet|entrichten) |\\b(versent?|acquittent?|paient?|payent) |\\b(versano?|pagano?|pagan|pagam|abonan) ");

	private static final Pattern ALARM = WordPattern
		.of("\\b(alerts?|recalls?|safety (notice|communication|alert|warning|information|letter|bulletin|action)s?|field safety|corrective actions?|urgent|warnings?|hazards?|malfunctions?|do not use|stop using|removals?|rückrufe?|sicherheitshinweise?|rappels?|alertes?|alertas?|retiradas?|sicherheitsinformation(en)?|(avis|information) de sécurité|(nota|aviso) de seguridad|avviso di sicurezza|richiami?|aviso de segurança)\\b");

	private static final Pattern CORRECTION = WordPattern
		.of("\\b(corrections?|editorial\\w*|typograph\\w*|corrigend(um|a)|errat(um|a)|berichtigung|rectificatif|rettifica|corrección|retificação)\\b");

	private static final Pattern MISTAKE = WordPattern
		.of("\\b(editorial\\w*|typograph\\w*|corrigend(um|a)|errat(um|a)|correction (of|to) (a|the|our) (notice|alert|title|date|number|table)|berichtigung|rectificatif|fe de erratas)\\b");

	private static final Pattern INFORMATIVE = WordPattern
		.of("\\b(minutes|newsletter|agenda|webinar|workshop|conference|statistics|annual report|work (plan|programme|program)|meetings?|press release|protokoll|tagesordnung|compte rendu|ordre du jour|verbale|acta)\\b");

	/** Documents that set rules: a word of alarm in their titles is their subject. */
	private static final Pattern NORMATIVE = WordPattern
		.of("(^|_)(rule|final|draft|proposed|amendment|consolidation|standard|order|act)(_|$)");

	/** Announcements, which oblige to nothing unless they say so. */
	private static final Pattern ANNOUNCEMENT = WordPattern.of("notice|news|information|statement|announcement|report");

	/** What is to be done once and for all. */
	private static final Pattern ONCE = WordPattern
		.of("\\b(comply|conform|relabel|revise|update|replace|implement|adapt|register|apply for|bring)\\b");

	/** From which event a time is counted that begins with the document itself. */
	private static final Pattern WITH_DOCUMENT = WordPattern
		.of("\\b(publication|entry into force|effective date|(date|receipt) of (this|the) (notice|letter|order|rule|regulation|communication|alert)|this (notice|letter|order|communication|alert))\\b|veröffentlichung|bekanntmachung|inkrafttreten|erhalt dieses|entrée en vigueur|à compter de la publication|pubblicazione|entrata in vigore|publicación|publicação|entrada (en|em) vigor");

	/** An invitation to comment or to attend is no duty. */
	private static final Pattern INVITATION = WordPattern
		.of("\\b((submit|send|provide|fax|written|electronic|oral) (\\w+ ){0,3}comments?|comments? (are|is|must|should|may|will|can|on|received|period)|docket|public meeting|attend|present data|oral presentations?|stellungnahmen?|consultation publique|observations|observaciones|osservazioni|contribuições|consulta pública)\\b");

	PriorityRules {
		duties = duties.stream().filter((duty) -> !INVITATION.matcher(duty.sentence()).find()).toList();
	}

	Priority priority() {
		if (isOfMistakes()) {
			return Priority.LOW;
		}
		if (isAboutMoney() && !isDraft()) {
			return isDueSoon() ? Priority.URGENT
					: this.duties.stream().anyMatch(PriorityRules::isOfPayment) ? Priority.HIGH : Priority.LOW;
		}
		if (isDraft()) {
			return Priority.MEDIUM;
		}
		if (isAlarm()) {
			return (this.relevance instanceof Relevance.ForAll) ? Priority.HIGH : Priority.URGENT;
		}
		if (isEnded()) {
			return isDueSoon() ? Priority.URGENT : isOwn() ? Priority.HIGH : Priority.MEDIUM;
		}
		return isToBeDoneNow() ? Priority.URGENT : due().isPresent() ? dated(due().getAsLong()) : undated();
	}

	/**
	 * Whether mistakes of a document are corrected. A safety notice that is called a
	 * correction corrects devices (21 CFR 806.2).
	 */
	private boolean isOfMistakes() {
		return isSafetyNotice() ? MISTAKE.matcher(titles()).find() : is(CORRECTION);
	}

	/**
	 * Fees that are to be paid, and nothing else. One that is due is a duty: where it is
	 * not paid in time, a registration or licence ends (21 CFR 807.22, SOR/98-282 section
	 * 43).
	 */
	private boolean isAboutMoney() {
		return MONEY.matcher(titles()).find()
				&& this.duties.stream().allMatch((duty) -> MONEY.matcher(duty.sentence()).find());
	}

	private static boolean isOfPayment(StatedDuty duty) {
		return PAYS.matcher(duty.sentence()).find()
				&& duty.times().stream().allMatch((time) -> beginsWithDocument(time, duty.sentence()));
	}

	/** By the days that are left until a duty is due or a rule binds. */
	private static Priority dated(long days) {
		return (days <= DutyExtractor.SOON) ? Priority.URGENT : Priority.HIGH;
	}

	/**
	 * What obliges to nothing informs; what binds, or is about one's own, is important.
	 */
	private Priority undated() {
		if (isInformative() && this.duties.isEmpty()) {
			return Priority.LOW;
		}
		return (isOwn() || isBinding()) ? Priority.HIGH : Priority.MEDIUM;
	}

	/** Whether the text itself says that something has to be done within 90 days. */
	private boolean isDueSoon() {
		return stated().anyMatch((days) -> days >= 0 && days <= DutyExtractor.SOON);
	}

	/** Days until the first duty is due, if one still is. */
	private OptionalLong due() {
		LongStream binding = (isBinding() && this.candidate.version().dated() && !givesTimeToComply())
				? LongStream.of(left()) : LongStream.empty();
		return LongStream.concat(stated(), binding).filter((days) -> days >= 0).min();
	}

	/** Days until each day that duties name, or that is counted from the document. */
	private LongStream stated() {
		LongStream stated = this.duties.stream()
			.flatMap((duty) -> duty.days().stream())
			.mapToLong((day) -> days(day.atStartOfDay(ZoneOffset.UTC).toInstant()));
		LongStream counted = this.duties.stream()
			.flatMap((duty) -> duty.times().stream().filter((time) -> beginsWithDocument(time, duty.sentence())))
			.mapToLong((time) -> days(beginning()) + time.days());
		return LongStream.concat(stated, counted);
	}

	/**
	 * Whether something has to be done by a day that is later than the one on which the
	 * rule takes effect: "effective December 16, 2026; submit by December 16, 2028".
	 */
	private boolean givesTimeToComply() {
		Stream<LocalDate> due = this.duties.stream()
			.flatMap((duty) -> duty.deadlines().stream())
			.flatMap((deadline) -> (deadline instanceof Deadline.OnDate day) ? Stream.of(day.date()) : Stream.empty());
		Stream<LocalDate> ends = this.duties.stream()
			.filter((duty) -> duty.deadlines().isEmpty() && ImpliedDuty.namesDeadline(duty.sentence()))
			.flatMap((duty) -> duty.days().stream());
		return Stream.concat(due, ends)
			.anyMatch((day) -> days(day.atStartOfDay(ZoneOffset.UTC).toInstant()) > Math.max(left(), 0));
	}

	/** A time without an event in which something is to be done once. */
	private static boolean beginsWithDocument(Deadline.Within time, String duty) {
		return WITH_DOCUMENT.matcher(time.event() + " " + time.words()).find()
				|| (time.event().isEmpty() && ONCE.matcher(duty).find());
	}

	/** From when a time is counted that begins with the document. */
	private Instant beginning() {
		return isBinding() ? this.candidate.version().effectiveAt() : this.candidate.publishedAt();
	}

	/** A notice of these days that leaves no time. */
	private boolean isToBeDoneNow() {
		return isAnnouncement() && days(this.candidate.publishedAt()) >= -MONTH
				&& this.duties.stream().anyMatch(PriorityRules::isDueAtOnce);
	}

	/** At once, or within a time that does not begin with an event of its own. */
	private static boolean isDueAtOnce(StatedDuty duty) {
		return duty.deadlines().stream().anyMatch((deadline) -> switch (deadline) {
			case Deadline.AtOnce _ -> true;
			case Deadline.Within within -> within.days() <= DutyExtractor.SOON
					&& (within.event().isEmpty() || WITH_DOCUMENT.matcher(within.event()).find());
			case Deadline.OnDate _ -> false;
		});
	}

	/**
	 * Whether the update says that something ends: its text obliges to nothing, unless it
	 * newly gives a time to adapt.
	 */
	private boolean isEnded() {
		return this.candidate.isEnded();
	}

	/** What a question about the company's own devices leaves open counts as theirs. */
	private boolean isOwn() {
		return switch (this.relevance) {
			case Relevance.Shared _ -> true;
			case Relevance.Unclear unclear -> !unclear.question().isEmpty();
			case Relevance.ForAll _, Relevance.Foreign _ -> false;
		};
	}

	private boolean isBinding() {
		return this.candidate.reference().type() == ReferenceType.REGULATION;
	}

	/** Whether it is not yet decided. */
	boolean isDraft() {
		return this.candidate.version().status() == VersionStatus.DRAFT
				|| this.candidate.updateType().contains("proposed") || this.candidate.updateType().contains("draft");
	}

	/** Whether it is a safety notice, which is about certain devices. */
	boolean isAlarm() {
		boolean setsRules = NORMATIVE.matcher(this.candidate.updateType()).find() || (isBinding() && !isAnnouncement());
		boolean titled = !setsRules && ALARM.matcher(titles()).find();
		return titled || isSafetyNotice();
	}

	private boolean isSafetyNotice() {
		String type = this.candidate.updateType();
		return type.contains("alert") || type.contains("recall") || type.contains("safety");
	}

	private boolean isAnnouncement() {
		return ANNOUNCEMENT.matcher(this.candidate.updateType()).find();
	}

	private boolean isInformative() {
		return isAnnouncement() || (!isBinding() && is(INFORMATIVE));
	}

	private boolean is(Pattern words) {
		return words.matcher(this.candidate.updateType()).find() || words.matcher(titles()).find();
	}

	private String titles() {
		return this.candidate.title() + "\n" + this.candidate.reference().title();
	}

	private long left() {
		return days(this.candidate.version().effectiveAt());
	}

	private long days(Instant date) {
		return Duration.between(this.now, date).toDays();
	}

}
