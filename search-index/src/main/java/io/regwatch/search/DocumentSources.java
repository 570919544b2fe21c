package io.regwatch.search;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

/** Reads the present state of entities for the index. */
record DocumentSources(DocumentSource references, DocumentSource updates) {

	DocumentSource table(Index index) {
		return switch (index) {
			case REFERENCES -> this.references;
			case UPDATES -> this.updates;
		};
	}

	/**
	 * Reads what the index is to know of some entities.
	 * @param index which kind of entities
	 * @param ids any; a row that is not there is to be removed
	 * @return one for each id
	 */
	List<IndexWrite> find(Index index, Collection<UUID> ids) {
		List<IndexWrite> writes = new ArrayList<>(table(index).find(ids));
		Set<UUID> missing = new HashSet<>(ids);
		writes.forEach((write) -> missing.remove(write.id()));
		missing.forEach((id) -> writes.add(IndexWrite.Remove.forever(index, id)));
		return writes;
	}

}
