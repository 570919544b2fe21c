package io.regwatch.search.index;

import java.util.UUID;

/**
 * The current state of an entity, to be written to the index. The index keeps the write
 * with the greater version, whichever comes last.
 */
public sealed interface IndexWrite {

	/**
	 * Returns the index to be written.
	 * @return of the entity
	 */
	Index index();

	/**
	 * Returns the id of the entity.
	 * @return its primary key
	 */
	UUID id();

	/**
	 * Returns the version of this state.
	 * @return grows with every change of the document
	 */
	long version();

	/**
	 * A document to be stored.
	 *
	 * @param index of the entity
	 * @param id of the entity
	 * @param version grows with every change of the document
	 * @param document its fields
	 */
	record Put(Index index, UUID id, long version, SearchDocument document) implements IndexWrite {
	}

	/**
	 * A document to be removed.
	 *
	 * @param index of the entity
	 * @param id of the entity
	 * @param version as for {@link Put}
	 */
	record Remove(Index index, UUID id, long version) implements IndexWrite {

		// Ids are never used again, so nothing follows the deletion of a row.
		private static final long LAST_VERSION = Long.MAX_VALUE - 1;

		static Remove forever(Index index, UUID id) {
			return new Remove(index, id, LAST_VERSION);
		}

	}

}
