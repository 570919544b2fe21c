package io.regwatch.ingest.update;

import java.util.UUID;

import io.regwatch.schema.CodedEnum;
import org.jspecify.annotations.Nullable;

/**
 * What an operator does to an update that is wrong, or was retracted wrongly.
 *
 * @param update that is corrected
 * @param action what is done
 * @param into the update that reports the same; {@code null} unless it is merged
 * @param reason why, up to 1,000 characters, for the record
 * @param by who did it
 */
public record Correction(UUID update, Action action, @Nullable UUID into, String reason, String by) {

	private static final int LONGEST = 1000;

	public Correction {
		reason = checkReason(reason);
		if (action == Action.MERGE && (into == null || into.equals(update))) {
			throw new IllegalArgumentException("An update is merged into another one");
		}
	}

	/**
	 * Checks a reason.
	 * @param reason as written
	 * @return the reason without white space around it
	 * @throws IllegalArgumentException if it is empty or too long
	 */
	public static String checkReason(String reason) {
		String stripped = reason.strip();
		if (stripped.isEmpty() || stripped.length() > LONGEST) {
			throw new IllegalArgumentException("A reason has 1 to %d characters".formatted(LONGEST));
		}
		return stripped;
	}

	/** What can be done. */
	public enum Action implements CodedEnum {

		/** It is retracted. */
		RETRACT,

		/** It is retracted, because another one reports the same. */
		MERGE,

		/** It is restored. */
		RESTORE

	}

}
