package io.regwatch.ingest.compare;

import io.regwatch.ingest.run.RunItem;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Documents whose source says since their last capture that other files make them: the
 * difference of the texts is not the authority's.
 */
@Repository
class ContentRuleChanges {

	private static final String REPLACE_FILE = """
			UPDATE reference_version
			SET sha256 = run_item.sha256, announced_type = run_item.announced_type
			FROM run_item
			JOIN capture ON capture.run_item_id = run_item.id AND capture.other_rule
			WHERE reference_version.id = :version AND run_item.id = :item
			""";

	private final JdbcClient jdbc;

	ContentRuleChanges(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Takes the file of such an item for that of the current version, so that later ones
	 * are compared with it.
	 * @param item with its file
	 * @param known its reference, locked
	 * @return {@code false} for all other items
	 */
	boolean replaceFile(RunItem item, KnownReference known) {
		return this.jdbc.sql(REPLACE_FILE).param("version", known.versionId()).param("item", item.id()).update() > 0;
	}

}
