package io.regwatch.assessment.impact;

import java.time.Duration;
import java.time.Instant;

import io.regwatch.schema.Priority;
import io.regwatch.schema.VersionStatus;

/**
 * How urgent an update is, by rules that can be read: the binding force of what changed,
 * the kind of the change, the time that is left, and whether it obliges.
 */
public final class Urgency {

	private Urgency() {
	}

	/**
	 * Weighs an update.
	 * @param candidate the update
	 * @param obliges whether words of it oblige somebody
	 * @param now that time left is counted from
	 * @return never {@code NONE}
	 */
	public static Priority of(Candidate candidate, boolean obliges, Instant now) {
		int points = force(candidate) + change(candidate) + time(candidate.version(), now) + (obliges ? 1 : 0);
		if (points >= 7) {
			return Priority.URGENT;
		}
		if (points >= 5) {
			return Priority.HIGH;
		}
		return (points >= 3) ? Priority.MEDIUM : Priority.LOW;
	}

	private static int force(Candidate candidate) {
		if (candidate.version().status() == VersionStatus.DRAFT || candidate.updateType().contains("proposed")
				|| candidate.updateType().contains("draft")) {
			return 0;
		}
		return switch (candidate.reference().type()) {
			case REGULATION -> 3;
			case STANDARD -> 2;
			case GUIDANCE -> 1;
		};
	}

	private static int change(Candidate candidate) {
		if (candidate.updateType().equals("correction")) {
			return 0;
		}
		return switch (candidate.kind()) {
			case WITHDRAWAL -> 2;
			case REVISION, NEW_PUBLICATION, STATUS_CHANGE -> 1;
		};
	}

	/** A date that has just passed leaves no time at all. */
	private static int time(Candidate.Version version, Instant now) {
		long days = Duration.between(now, version.effectiveAt()).toDays();
		if (days > 180 || days < -90) {
			return 0;
		}
		if (days > 90 || days < -30) {
			return 1;
		}
		return (days > 30) ? 2 : 3;
	}

}
