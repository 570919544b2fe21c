package io.regwatch.assessment.evidence;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;

import io.regwatch.batch.PoisonItemException;
import io.regwatch.schema.text.CpuLimitException;
import io.regwatch.schema.text.PatternLimitException;

import org.springframework.dao.DataIntegrityViolationException;

/**
 * Why an update could not be digested or assessed, for those who read its context and
 * reports.
 */
public enum AssessmentFailure {

	/** Workers crashed repeatedly while they assessed it. */
	GIVEN_UP("the worker crashed repeatedly while it did so",
			"Read the update itself, and report the crash with the worker's log"),
	/** The stored text could not be read. */
	TEXT_UNREADABLE("its stored text could not be read",
			"If this remains, read it at its source and check the storage"),
	/** The result could not be stored. */
	RESULT_NOT_STORED("its result could not be stored",
			"If this remains, check the database and report the error in the worker's log"),
	/** A text is nested or composed in a way that exceeds the limits of the rules. */
	TEXT_TOO_COMPLEX("its text exceeds the limits of nesting and CPU time", "Read the update itself"),
	/** A defect of the program; the log names it. */
	INTERNAL_ERROR("of an error of the program",
			"If this remains, read the update itself and report the error in the worker's log");

	private final String words;

	private final String advice;

	AssessmentFailure(String words, String advice) {
		this.words = words;
		this.advice = advice;
	}

	/**
	 * Finds the reason of an error.
	 * @param cause of the rejection of an item
	 * @return {@link #INTERNAL_ERROR} for unexpected ones
	 */
	public static AssessmentFailure of(Throwable cause) {
		return switch (cause) {
			case PoisonItemException _ -> GIVEN_UP;
			case DataIntegrityViolationException _ -> RESULT_NOT_STORED;
			case UncheckedIOException _ -> TEXT_UNREADABLE;
			case IOException _ -> TEXT_UNREADABLE;
			case CpuLimitException _ -> TEXT_TOO_COMPLEX;
			case PatternLimitException _ -> TEXT_TOO_COMPLEX;
			case StackOverflowError _ -> TEXT_TOO_COMPLEX;
			default -> INTERNAL_ERROR;
		};
	}

	/**
	 * The reason code of items and results.
	 * @return in lower case
	 */
	public String code() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * The reason for readers of a context.
	 * @return what failed and what to do, without details of the program
	 */
	public String message() {
		return "This update could not be assessed, because %s. The next run tries again. %s.".formatted(this.words,
				this.advice);
	}

}
