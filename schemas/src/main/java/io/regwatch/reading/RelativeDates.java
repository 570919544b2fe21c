package io.regwatch.reading;

import java.time.Period;
import java.util.Optional;

/**
 * Finds a time after the publication: "on the twentieth day following its publication".
 */
final class RelativeDates {

	private static final int BESIDE = 4;

	/** "180 (cento e oitenta) dias" */
	private static final int NUMBER = 7;

	private static final int NEAR = 10;

	private final Marked words;

	private RelativeDates(Marked words) {
		this.words = words;
	}

	/** The first one, of a text that enters into force, applies or may be commented. */
	static Optional<StatedDate> find(Marked words, boolean ofWholeText) {
		boolean dated = words.has(Cue.DATE_FORCE, Cue.DATE_APPLY, Cue.DATE_COMMENT) && words.has(Cue.PUBLICATION);
		return dated ? new RelativeDates(words).find(ofWholeText) : Optional.empty();
	}

	private Optional<StatedDate> find(boolean ofWholeText) {
		for (int i = this.words.from(); i < this.words.to(); i++) {
			boolean unit = this.words.is(i, Cue.DAY, Cue.WEEK, Cue.MONTH_UNIT, Cue.YEAR_UNIT);
			if ((unit && this.words.anyIn(i, i + NEAR, Cue.PUBLICATION))
					|| (this.words.is(i, Cue.UPON) && this.words.anyIn(i, i + BESIDE, Cue.PUBLICATION))) {
				return Optional.of(new StatedDate(kind(), null, period(i), ofWholeText, this.words.tokens().start(i),
						this.words.tokens().end(i)));
			}
		}
		return Optional.empty();
	}

	private DateKind kind() {
		if (this.words.has(Cue.DATE_FORCE)) {
			return DateKind.ENTERS_INTO_FORCE;
		}
		return this.words.has(Cue.DATE_COMMENT) ? DateKind.COMMENTS_UNTIL : DateKind.APPLIES_FROM;
	}

	private Period period(int unit) {
		int number = numberBefore(unit);
		int amount = (number >= 0) ? number : (this.words.anyIn(unit, unit + NEAR, Cue.NEXT) ? 1 : 0);
		if (this.words.is(unit, Cue.MONTH_UNIT)) {
			return Period.ofMonths(amount);
		}
		if (this.words.is(unit, Cue.YEAR_UNIT)) {
			return Period.ofYears(amount);
		}
		return Period.ofDays(this.words.is(unit, Cue.WEEK) ? amount * 7 : amount);
	}

	private int numberBefore(int unit) {
		for (int i = unit - 1; i >= Math.max(this.words.from(), unit - NUMBER); i--) {
			int digits = this.words.tokens().number(i);
			int number = (digits >= 0) ? digits : this.words.lexicon().number(this.words.form(i));
			if (number >= 0) {
				return number;
			}
		}
		return -1;
	}

}
