package io.regwatch.search;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** The rows of PostgreSQL that an index is made of. */
sealed interface DocumentTable permits ReferenceTable, UpdateTable {

	/**
	 * Counts the rows that have a document.
	 * @return number of rows
	 */
	long count();

	/**
	 * Returns the greatest id there is, where a reader of pages stops: rows that come
	 * later have outbox entries.
	 * @return empty when there is no row
	 */
	Optional<UUID> findLastId();

	/**
	 * Reads the next rows that have a document, by id.
	 * @param id rows up to this one are passed over
	 * @param last rows after this one are, too
	 * @param limit at most so many
	 * @return possibly empty
	 */
	List<IndexWrite> findBetween(UUID id, UUID last, int limit);

	/**
	 * Reads the present state of rows, those without a document included; rows that are
	 * not there are not in the list.
	 * @param ids any
	 * @return in no order
	 */
	List<IndexWrite> find(Collection<UUID> ids);

}
