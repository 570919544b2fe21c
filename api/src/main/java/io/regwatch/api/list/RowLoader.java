package io.regwatch.api.list;

import java.util.Collection;
import java.util.Map;
import java.util.UUID;

/**
 * Reads rows by primary key and leaves out those that may not be seen or do not match.
 *
 * @param <T> what a list holds
 */
@FunctionalInterface
public interface RowLoader<T> {

	/**
	 * Reads rows.
	 * @param ids what the index has found
	 * @return by id; no order
	 */
	Map<UUID, T> find(Collection<UUID> ids);

}
