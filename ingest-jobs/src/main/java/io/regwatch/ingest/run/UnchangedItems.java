package io.regwatch.ingest.run;

import java.util.Collection;
import java.util.Set;

/** Finishes items that leave all that is known of their references as it is. */
public interface UnchangedItems {

	/**
	 * Finishes those of some items that are unchanged, in the present transaction.
	 * @param items of one run, listed, leased and with their files
	 * @return ids of those that were finished
	 */
	Set<Long> finish(Collection<RunItem> items);

}
