package io.regwatch.assessment.impact;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

import io.regwatch.assessment.evidence.StatedDeadline;
import io.regwatch.schema.Priority;
import io.regwatch.schema.ReferenceType;
import io.regwatch.schema.UpdateKind;
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
record PriorityRules(AssessableUpdate candidate, List<String> duties, Relevance relevance, Instant now) {

	private static final int MONTH = 31;

	private static final int HALF_A_YEAR = 183;

	/** As long something that is in force already has only begun. */
	private static final int BEGUN = 92;

	private static final int YEAR = 365;

	private static final Pattern MONEY = Pattern.compile(
			"\\b(fees?|charges?|user fee rates?|gebühren?|redevances?|tasas|taxas)\\b",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	private static final Pattern ALARM = Pattern.compile(
			"\\b(alerts?|recalls?|safety (notice|communication|alert|warning|information|letter|bulletin|action)s?|field safety|corrective actions?|urgent|warnings?|hazards?|malfunctions?|do not use|stop using|removals?|rückrufe?|sicherheitshinweise?|rappels?|alertes?|alertas?|retiradas?|sicherheitsinformation(en)?|(avis|information) de sécurité|(nota|aviso) de seguridad|aviso de segurança)\\b",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	private static final Pattern NOW = Pattern.compile(
			"\\b(at once|immediately|with immediate effect|forthwith|within \\d+ (working |calendar |business )?(days|hours)"
					+ "|unverzüglich|sofort|sans délai|immédiatement|de inmediato|imediatamente|immediatamente)\\b|直ちに|立即",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	Priority priority() {
		if (this.candidate.updateType().equals("correction") || MONEY.matcher(titles()).find()) {
			return Priority.LOW;
		}
		if (isDraft()) {
			return isOwn() ? Priority.MEDIUM : Priority.LOW;
		}
		if (isAlarm()) {
			return (this.relevance instanceof Relevance.ForAll) ? Priority.HIGH : Priority.URGENT;
		}
		if (isToBeDoneNow()) {
			return Priority.URGENT;
		}
		boolean obliges = !this.duties.isEmpty() || this.candidate.kind() == UpdateKind.WITHDRAWAL;
		return obliges ? withDuty() : withoutDuty();
	}

	private Priority withDuty() {
		OptionalLong due = due();
		if (due.isPresent() && due.getAsLong() <= HALF_A_YEAR) {
			return (due.getAsLong() <= MONTH) ? Priority.URGENT : Priority.HIGH;
		}
		return (isBinding() && left() < 0 && left() >= -BEGUN) ? Priority.HIGH : withoutDuty();
	}

	/** What is to bind soon may hold duties that were not found. */
	private Priority withoutDuty() {
		if (isBinding() && left() >= 0 && left() <= HALF_A_YEAR) {
			return (left() <= MONTH) ? Priority.URGENT : Priority.HIGH;
		}
		return (left() < -YEAR) ? Priority.LOW : Priority.MEDIUM;
	}

	/** Days until the first duty is due, if one still is. */
	private OptionalLong due() {
		LongStream stated = this.duties.stream()
			.flatMap((duty) -> StatedDeadline.of(duty).stream())
			.mapToLong((one) -> days(one.date().atStartOfDay(ZoneOffset.UTC).toInstant()));
		return LongStream.concat(stated, isBinding() ? LongStream.of(left()) : LongStream.empty())
			.filter((days) -> days >= 0)
			.min();
	}

	/** A notice of these days that leaves no time. */
	private boolean isToBeDoneNow() {
		return this.candidate.updateType().contains("notice") && days(this.candidate.publishedAt()) >= -MONTH
				&& this.duties.stream().anyMatch((duty) -> NOW.matcher(duty).find());
	}

	private boolean isOwn() {
		return this.relevance instanceof Relevance.Shared;
	}

	private boolean isBinding() {
		return this.candidate.reference().type() == ReferenceType.REGULATION
				|| this.candidate.kind() == UpdateKind.WITHDRAWAL;
	}

	private boolean isDraft() {
		return this.candidate.version().status() == VersionStatus.DRAFT
				|| this.candidate.updateType().contains("proposed") || this.candidate.updateType().contains("draft");
	}

	private boolean isAlarm() {
		String type = this.candidate.updateType();
		return type.contains("alert") || type.contains("recall") || type.contains("safety")
				|| ALARM.matcher(titles()).find();
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
