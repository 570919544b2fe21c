package io.regwatch.ingest.run;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Adds the items of runs. */
@Repository
public class RunItemInserter {

	private static final String ADD = """
			INSERT INTO run_item (run_id, position, external_id, origin, entry, stage)
			SELECT :run, :first + ordinality - 1, external_id, :origin, entry::jsonb, 'fetch'
			FROM unnest(CAST(:externalIds AS text[]), CAST(:entries AS text[])) WITH ORDINALITY
				AS given (external_id, entry, ordinality)
			ORDER BY ordinality
			""";

	private static final String ADD_ONE = """
			INSERT INTO run_item (run_id, position, external_id, origin, entry, stage)
			VALUES (:run, :position, :externalId, 'listed', :entry::jsonb, 'fetch')
			RETURNING id
			""";

	private static final String SET_ENTRY = """
			UPDATE run_item
			SET entry = :entry::jsonb
			WHERE id = :id AND done_at IS NULL
			""";

	/** So many are added by one statement: a row can be a whole document. */
	private static final int TOGETHER = 500;

	private final JdbcClient jdbc;

	private final JsonMapper json;

	RunItemInserter(JdbcClient jdbc, JsonMapper json) {
		this.jdbc = jdbc;
		this.json = json;
	}

	/**
	 * Adds items at the first stage.
	 * @param run they belong to
	 * @param first position in the listing, from 0
	 * @param items as listed
	 */
	public void add(Run run, int first, List<ListedItem> items) {
		for (int begin = 0; begin < items.size(); begin += TOGETHER) {
			List<ListedItem> part = items.subList(begin, Math.min(begin + TOGETHER, items.size()));
			add(run, first + begin, "listed", part.stream().map(ListedItem::externalId),
					part.stream().map(this.json::writeValueAsString));
		}
	}

	/**
	 * Adds items that are known and no longer listed.
	 * @param run they belong to
	 * @param first position behind the listing
	 * @param externalIds of the items
	 */
	public void addMissing(Run run, int first, Collection<String> externalIds) {
		add(run, first, "missing", externalIds.stream(), externalIds.stream().map((_) -> null));
	}

	/**
	 * Adds documents that have left a feed and are due to be requested again.
	 * @param run they belong to
	 * @param first position behind the listing
	 * @param revisits of the documents
	 */
	public void addRevisited(Run run, int first, Collection<Revisit> revisits) {
		add(run, first, "revisited", revisits.stream().map(Revisit::externalId),
				revisits.stream()
					.map(Revisit::listed)
					.map((listed) -> (listed != null) ? this.json.writeValueAsString(listed) : null));
	}

	/**
	 * Adds a rejected item.
	 * @param run it belongs to
	 * @param position in the listing, from 0
	 * @param listed as listed
	 * @return the item
	 */
	public RunItem add(Run run, int position, ListedItem listed) {
		long id = this.jdbc.sql(ADD_ONE)
			.param("run", run.id())
			.param("position", position)
			.param("externalId", listed.externalId())
			.param("entry", this.json.writeValueAsString(listed))
			.query(Long.class)
			.single();
		return new RunItem(id, run.id(), run.sourceId(), listed.externalId(), listed, null, null, null, null);
	}

	/**
	 * Adds how an item that is no longer listed was listed last.
	 * @param item leased
	 */
	public void addEntry(RunItem item) {
		this.jdbc.sql(SET_ENTRY)
			.param("id", item.id())
			.param("entry", this.json.writeValueAsString(item.listed()))
			.update();
	}

	private void add(Run run, int first, String origin, Stream<String> externalIds, Stream<@Nullable String> entries) {
		this.jdbc.sql(ADD)
			.param("run", run.id())
			.param("first", first)
			.param("origin", origin)
			.param("externalIds", externalIds.toArray(String[]::new))
			.param("entries", entries.toArray(String[]::new))
			.update();
	}

}
