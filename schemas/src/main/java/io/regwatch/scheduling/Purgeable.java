package io.regwatch.scheduling;

import java.time.Instant;

/**
 * Rows that tell how work went, and that nobody needs after a while. Who writes them
 * removes them, as a bean.
 */
public interface Purgeable {

	/**
	 * What they are.
	 * @return a few words for the log
	 */
	String name();

	/**
	 * Removes some of what ended before a time.
	 * @param time by the database's clock
	 * @return how many; 0 when nothing is left to remove
	 */
	int removeBefore(Instant time);

}
