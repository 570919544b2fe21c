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

	private static final int YEAR = 365;

	private static final Pattern MONEY = Pattern.compile(
			"\\b(fees?|charges?|user fee rates?|gebühren?|redevances?|tasas|taxas)\\b",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	private static final Pattern ALARM = Pattern.compile(
			"\\b(alerts?|recalls?|safety (notice|communication|alert|warning|information|letter|bulletin|action)s?|field safety|corrective actions?|urgent|warnings?|hazards?|malfunctions?|do not use|stop using|removals?|rückrufe?|sicherheitshinweise?|rappels?|alertes?|alertas?|retiradas?|sicherheitsinformation(en)?|(avis|information) de sécurité|(nota|aviso) de seguridad|aviso de segurança)\\b",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

	Priority priority() {
		if (this.candidate.updateType().equals("correction") || MONEY.matcher(titles()).find()) {
			return Priority.LOW;
		}
		if (isDraft()) {
			return Priority.MEDIUM;
		}
		if (isAlarm()) {
			return (this.relevance instanceof Relevance.ForAll) ? Priority.HIGH : Priority.URGENT;
		}
		if (isEnded()) {
			return isOwn() ? Priority.HIGH : Priority.MEDIUM;
		}
		return isToBeDoneNow() ? Priority.URGENT : due().isPresent() ? dated(due().getAsLong()) : undated();
	}

	/** By the days that are left until a duty is due or a rule binds. */
	private static Priority dated(long days) {
		return (days <= DutyExtractor.SOON) ? Priority.URGENT : Priority.HIGH;
	}

	/** What has applied for years is no news; what binds, or is about one's own, is. */
	private Priority undated() {
		if (this.candidate.version().dated() && left() < -YEAR) {
			return Priority.LOW;
		}
		boolean binds = isBinding() && !this.duties.isEmpty();
		return (isOwn() || binds) ? Priority.HIGH : Priority.MEDIUM;
	}

	/** Days until the first duty is due, if one still is. */
	private OptionalLong due() {
		LongStream stated = this.duties.stream()
			.flatMap((duty) -> StatedDeadline.of(duty).stream())
			.mapToLong((one) -> days(one.date().atStartOfDay(ZoneOffset.UTC).toInstant()));
		boolean binds = isBinding() && this.candidate.version().dated();
		return LongStream.concat(stated, binds ? LongStream.of(left()) : LongStream.empty())
			.filter((days) -> days >= 0)
			.min();
	}

	/** A notice of these days that leaves no time. */
	private boolean isToBeDoneNow() {
		return this.candidate.updateType().contains("notice") && days(this.candidate.publishedAt()) >= -MONTH
				&& this.duties.stream().anyMatch(DutyExtractor::isDueSoon);
	}

	/** Whether the update says that something ends: its text obliges to nothing. */
	private boolean isEnded() {
		return this.candidate.isEnded();
	}

	private boolean isOwn() {
		return this.relevance instanceof Relevance.Shared;
	}

	private boolean isBinding() {
		return this.candidate.reference().type() == ReferenceType.REGULATION;
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
