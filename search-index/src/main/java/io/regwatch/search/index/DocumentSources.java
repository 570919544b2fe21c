package io.regwatch.search.index;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/**
 * Reads the current state of entities for the index.
 *
 * @param references rows of references
 * @param updates rows of updates
 */
public record DocumentSources(DocumentSource references, DocumentSource updates) {

	/**
	 * Returns the rows of an index.
	 * @param index any
	 * @return its source
	 */
	public DocumentSource of(Index index) {
		return switch (index) {
			case REFERENCES -> this.references;
			case UPDATES -> this.updates;
		};
	}

	/**
	 * Reads the current state of entities; a row that does not exist is to be removed.
	 * @param index of the entities
	 * @param ids any
	 * @return one for each id
	 */
	public List<IndexWrite> find(Index index, Collection<UUID> ids) {
		List<IndexWrite> writes = new ArrayList<>(of(index).find(ids));
		Set<UUID> missing = new HashSet<>(ids);
		writes.forEach((write) -> missing.remove(write.id()));
		missing.forEach((id) -> writes.add(IndexWrite.Remove.forever(index, id)));
		return writes;
	}

}
