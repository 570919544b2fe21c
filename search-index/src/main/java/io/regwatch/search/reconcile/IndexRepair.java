package io.regwatch.search.reconcile;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.search.index.BulkWriter;
import io.regwatch.search.index.DocumentSources;
import io.regwatch.search.index.Index;
import io.regwatch.search.index.IndexWrite;
import io.regwatch.search.reconcile.MismatchVerifier.Finding;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Writes documents again from their rows. Whoever wrote or deleted a document manually
 * has raised its version: the row's version is then raised above it, so that this repair
 * and every later change count as newer.
 */
final class IndexRepair {

	private static final Logger logger = LoggerFactory.getLogger(IndexRepair.class);

	private static final String RAISE_VERSION = """
			INSERT INTO index_version_offset (entity_id, version_offset)
			VALUES (:id, :raise)
			ON CONFLICT (entity_id) DO UPDATE
			SET version_offset = index_version_offset.version_offset + excluded.version_offset
			""";

	// The index does not return the version of a deleted document: it is found by
	// doubling.
	private static final long MAX_STEP = 1L << 20;

	private final DocumentSources sources;

	private final BulkWriter bulk;

	private final StoredDocuments documents;

	private final MismatchVerifier verifier;

	private final JdbcClient jdbc;

	IndexRepair(DocumentSources sources, BulkWriter bulk, StoredDocuments documents, MismatchVerifier verifier,
			JdbcClient jdbc) {
		this.sources = sources;
		this.bulk = bulk;
		this.documents = documents;
		this.verifier = verifier;
		this.jdbc = jdbc;
	}

	/**
	 * Repairs documents of one index.
	 * @param index of the findings
	 * @param findings documents that are wrong
	 * @return ids of those that are still wrong
	 */
	Set<String> repair(Index index, List<Finding> findings) {
		Set<String> failed = write(index, findings);
		List<Finding> open = verifyAgain(index, findings, failed);
		for (long step = 1; !open.isEmpty() && step <= MAX_STEP; step *= 2) {
			raiseVersions(open, step);
			failed.addAll(write(index, open));
			open = verifyAgain(index, open, failed);
		}
		open.forEach((finding) -> failed.add(finding.id()));
		return failed;
	}

	private Set<String> write(Index index, List<Finding> findings) {
		Map<Boolean, List<String>> ids = findings.stream()
			.map(Finding::id)
			.collect(Collectors.partitioningBy(MismatchVerifier::isUuid));
		this.documents.delete(index, ids.getOrDefault(false, List.of()));
		Map<IndexWrite, String> failures = this.bulk
			.write(this.sources.find(index, MismatchVerifier.uuids(ids.getOrDefault(true, List.of()))));
		failures.forEach((write, reason) -> logger.warn("The index refused to repair '{}': {}", write.id(), reason));
		return failures.keySet().stream().map((write) -> write.id().toString()).collect(Collectors.toSet());
	}

	private List<Finding> verifyAgain(Index index, List<Finding> findings, Set<String> failed) {
		List<String> ids = findings.stream().map(Finding::id).filter((id) -> !failed.contains(id)).toList();
		return ids.isEmpty() ? List.of() : this.verifier.verify(index, ids);
	}

	private void raiseVersions(List<Finding> findings, long step) {
		for (Finding finding : findings) {
			@Nullable IndexWrite row = finding.row();
			if (row != null) {
				long ahead = (finding.document() != null) ? finding.document().version() - row.version() : step;
				this.jdbc.sql(RAISE_VERSION).param("id", row.id()).param("raise", Math.max(ahead, 1)).update();
			}
		}
	}

}
