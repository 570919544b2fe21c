package io.regwatch.search;

import java.util.UUID;

/**
 * The present state of an entity on its way into the index. The version decides between
 * two writers: the index keeps the greater one, whatever comes last.
 */
sealed interface IndexWrite {

	Index index();

	UUID id();

	long version();

	/**
	 * A document that is to be there.
	 *
	 * @param index where
	 * @param id of the entity
	 * @param version grows with every change of what the document says
	 * @param document its fields
	 */
	record Put(Index index, UUID id, long version, SearchDocument document) implements IndexWrite {

	}

	/**
	 * A document that is not to be there.
	 *
	 * @param index where
	 * @param id of the entity
	 * @param version as for {@link Put}
	 */
	record Remove(Index index, UUID id, long version) implements IndexWrite {

		/** Ids are never used again: nothing comes after the end of a row. */
		private static final long END = Long.MAX_VALUE - 1;

		static Remove forever(Index index, UUID id) {
			return new Remove(index, id, END);
		}

	}

}
