package io.regwatch.reading;

import io.regwatch.reading.Phrases.Hit;

/**
 * Finds of what a verb such as "exclude" or "release" relieves: of a duty, or of nothing.
 */
final class Relief {

	private static final int NEAR = 4;

	private static final int FAR = 10;

	private static final int FIRST = 2;

	private final Marked words;

	private final Clauses clauses;

	Relief(Marked words, Clauses clauses) {
		this.words = words;
		this.clauses = clauses;
	}

	/** "excluded from the fee", "von der Gebühr ausgenommen". */
	boolean isOfDuty(Hit hit) {
		if (this.words.anyIn(hit.to(), hit.to() + NEAR, Cue.DUTY_NOUN)) {
			return true;
		}
		int start = this.clauses.start(hit.from());
		for (int i = this.words.isGerman() ? hit.from() - NEAR : hit.from(); i < hit.from(); i++) {
			if (isDuty(i)) {
				return true;
			}
		}
		return isFronted(start);
	}

	/**
	 * "Von der Pflicht zur Meldung sind sie ausgenommen", "Dall'obbligo sono esclusi".
	 */
	private boolean isFronted(int start) {
		if (!this.words.is(start, Cue.OUT_OF)) {
			return false;
		}
		for (int i = start + 1; i < start + NEAR; i++) {
			if (isDuty(i)) {
				return true;
			}
		}
		return false;
	}

	private boolean isDuty(int token) {
		String form = this.words.form(token);
		return this.words.is(token, Cue.DUTY_NOUN) || (this.words.isGerman()
				&& (form.endsWith("pflicht") || form.endsWith("pflichten") || form.endsWith("gebühr")));
	}

	/**
	 * "releases the batch" relieves nobody; "releases the importer from its duty" does.
	 */
	boolean isOfThing(Hit hit) {
		if (hit.to() - hit.from() > 1 || !this.words.is(hit.from(), Cue.RELEASE)) {
			return false;
		}
		boolean english = this.words.lexicon().language().equals("en");
		boolean from = english && this.words.anyIn(hit.to(), hit.to() + FAR, Cue.OUT_OF);
		boolean noun = english && !from && !isInflected(this.words.form(hit.from()))
				&& !this.words.is(hit.from() - 1, Cue.MAY, Cue.DUTY, Cue.NEGATOR)
				&& !this.words.form(hit.from() - 1).equals("to");
		return noun || this.words.is(hit.from() - 1, Cue.ARTICLE, Cue.THIS) || !(from
				|| this.words.anyIn(hit.to(), hit.to() + FAR, Cue.DUTY_NOUN, Cue.RULE_NOUN, Cue.PART, Cue.TASK));
	}

	/** "discharges" and "discharged" are verbs; "discharge reports" are reports. */
	private static boolean isInflected(String form) {
		return form.endsWith("s") || form.endsWith("ed");
	}

	/** "La dispense ne bénéficie pas aux": the noun that a clause begins with. */
	boolean isSubject(Hit hit) {
		int before = hit.from() - 1;
		return this.words.is(hit.from(), Cue.EXEMPTION_NOUN, Cue.EXCLUSION_NOUN)
				&& hit.from() - this.clauses.start(hit.from()) <= FIRST
				&& this.words.is(before, Cue.ARTICLE, Cue.THIS, Cue.PREPOSITION) && !this.words.is(before, Cue.NEGATOR);
	}

}
