package io.regwatch.reading;

/** What happens on a stated date. */
public enum DateKind {

	/** The text, or a part of it, applies from then on. */
	APPLIES_FROM,

	/** The text enters into force. */
	ENTERS_INTO_FORCE,

	/** Earlier rules may be followed until then. */
	TRANSITION_UNTIL,

	/** Comments are accepted until then. */
	COMMENTS_UNTIL,

	/** The text, or the one that it is about, ends then. */
	REPEALED_FROM

}
