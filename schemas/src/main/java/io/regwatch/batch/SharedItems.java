package io.regwatch.batch;

/** What is left of a run that others lend a hand with. */
public interface SharedItems {

	/**
	 * Counts what is not done yet.
	 * @return items that are free or in somebody's hand
	 */
	long count();

	/** Frees what somebody had in hand who is gone. */
	void countCrashes();

	/** Takes all hands from the run that others lend it. */
	void takeBack();

	/**
	 * Tells whether something can be taken.
	 * @return whether nobody has it in hand
	 */
	boolean isAnyFree();

}
