package io.regwatch.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.search.MismatchVerifier.Finding;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes documents say what their rows say. Who writes or deletes a document by hand
 * raises its version: the row's is then raised above it, so that this repair, and every
 * later change, counts as newer.
 */
final class IndexRepair {

	private static final Logger logger = LoggerFactory.getLogger(IndexRepair.class);

	/**
	 * The index does not tell the version of what was deleted; it is sought by doubling.
	 */
	private static final long MAX_STEP = 1L << 20;

	private final DocumentSources tables;

	private final BulkWriter bulk;

	private final StoredDocuments documents;

	private final MismatchVerifier look;

	private final VersionOffsets corrections;

	private final IndexTarget live;

	IndexRepair(DocumentSources tables, BulkWriter bulk, StoredDocuments documents, MismatchVerifier look,
			VersionOffsets corrections, SearchProperties properties) {
		this.tables = tables;
		this.bulk = bulk;
		this.documents = documents;
		this.look = look;
		this.corrections = corrections;
		this.live = new IndexTarget.Live(properties.indexPrefix());
	}

	/**
	 * Repairs what was found.
	 * @param index where
	 * @param findings of that index
	 * @return ids of those that are still wrong
	 */
	Set<String> repair(Index index, List<Finding> findings) {
		List<Finding> open = findings;
		Set<String> refused = write(index, open);
		open = lookAgain(index, open, refused);
		for (long step = 1; !open.isEmpty() && step <= MAX_STEP; step *= 2) {
			raise(open, step);
			refused.addAll(write(index, open));
			open = lookAgain(index, open, refused);
		}
		open.forEach((finding) -> refused.add(finding.id()));
		return refused;
	}

	private Set<String> write(Index index, List<Finding> findings) {
		Set<UUID> ids = findings.stream()
			.flatMap((finding) -> MismatchVerifier.uuid(finding.id()).stream())
			.collect(Collectors.toSet());
		this.documents.delete(index,
				findings.stream().map(Finding::id).filter((id) -> MismatchVerifier.uuid(id).isEmpty()).toList());
		Map<IndexWrite, String> refusals = this.bulk.write(this.live, this.tables.find(index, ids));
		refusals.forEach((write, reason) -> logger.warn("The index refused to repair '{}': {}", write.id(), reason));
		return refusals.keySet().stream().map((write) -> write.id().toString()).collect(Collectors.toSet());
	}

	private List<Finding> lookAgain(Index index, List<Finding> findings, Set<String> refused) {
		List<String> ids = new ArrayList<>(findings.stream().map(Finding::id).toList());
		ids.removeAll(refused);
		return ids.isEmpty() ? List.of() : this.look.at(index, ids);
	}

	private void raise(List<Finding> findings, long step) {
		for (Finding finding : findings) {
			@Nullable IndexWrite row = finding.row();
			if (row != null) {
				long ahead = (finding.document() != null) ? finding.document().version() - row.version() : step;
				this.corrections.raise(row.id(), Math.max(ahead, 1));
			}
		}
	}

}
