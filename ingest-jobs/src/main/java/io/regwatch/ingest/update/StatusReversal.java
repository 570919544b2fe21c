package io.regwatch.ingest.update;

import java.util.UUID;

/** Changes back what an update changed in the status of versions. */
public interface StatusReversal {

	/**
	 * Gives versions the status that they had before an update, unless it has changed
	 * since.
	 * @param update that turned out to be wrong
	 * @return whether that changed anything
	 */
	boolean undo(UUID update);

	/**
	 * Sets the status of versions again that an update gave them.
	 * @param update that turned out to be right
	 * @return whether that changed anything
	 */
	boolean redo(UUID update);

}
