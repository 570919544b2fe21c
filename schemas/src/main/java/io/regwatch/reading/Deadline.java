package io.regwatch.reading;

import java.time.LocalDate;

import io.regwatch.schema.CodedEnum;

/** By when a duty has to be fulfilled. */
public sealed interface Deadline {

	/** The words of the sentence that state it, for example "within 15 days". */
	String words();

	/**
	 * A day of the calendar.
	 *
	 * @param date last day
	 */
	record OnDate(String words, LocalDate date) implements Deadline {

	}

	/**
	 * A time after an event.
	 *
	 * @param amount at least 0
	 * @param unit of the amount
	 * @param event from which it is counted; empty if not stated
	 */
	record Within(String words, int amount, Unit unit, String event) implements Deadline {

		/**
		 * The time in calendar days, rounded up.
		 * @return 0 for less than a day
		 */
		public int days() {
			return switch (this.unit) {
				case HOURS -> (this.amount + 23) / 24;
				case DAYS -> this.amount;
				case WORKING_DAYS -> (this.amount * 7 + 4) / 5;
				case WEEKS -> this.amount * 7;
				case MONTHS -> this.amount * 31;
				case YEARS -> this.amount * 366;
			};
		}

	}

	/** Without delay: "immediately", "unverzüglich". */
	record AtOnce(String words) implements Deadline {

	}

	/** Units of time. */
	enum Unit implements CodedEnum {

		HOURS, DAYS, WORKING_DAYS, WEEKS, MONTHS, YEARS

	}

}
