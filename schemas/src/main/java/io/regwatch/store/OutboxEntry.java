package io.regwatch.store;

import java.util.UUID;

/**
 * A row whose present state has still to reach the search index.
 *
 * @param id grows with time; not dense
 * @param kind table of the entity
 * @param entityId primary key of the changed row
 */
public record OutboxEntry(long id, Kind kind, UUID entityId) {

	/** What the index keeps a document of. */
	public enum Kind {

		/** A regulation, guidance or standard. */
		REFERENCE,

		/** A change event of a reference. */
		UPDATE

	}

}
