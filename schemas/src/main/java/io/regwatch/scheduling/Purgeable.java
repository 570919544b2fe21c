package io.regwatch.scheduling;

import java.time.Instant;

/**
 * Records of past work that are deleted after a retention period. The package that writes
 * them has a bean that deletes them.
 */
public interface Purgeable {

	/**
	 * What the records are.
	 * @return a few words for the log
	 */
	String name();

	/**
	 * Deletes some of the records that ended before a time.
	 * @param time by the database's clock
	 * @return how many; 0 if there are no more
	 */
	int removeBefore(Instant time);

}
