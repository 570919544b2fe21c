package io.regwatch.search.index;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import co.elastic.clients.elasticsearch.indices.IndexSegmentSort;
import co.elastic.clients.elasticsearch.indices.IndexState;
import co.elastic.clients.elasticsearch.indices.SegmentSortOrder;
import co.elastic.clients.elasticsearch.indices.TranslogDurability;
import co.elastic.clients.elasticsearch.indices.update_aliases.Action;

/** The indices behind the aliases: their checks, and the swap to new ones. */
public final class Indices {

	// A writer that was suspended for longer than this could restore a deleted document.
	private static final String GC_DELETES = "1h";

	private final ElasticsearchCalls calls;

	private final String prefix;

	private final int replicas;

	Indices(ElasticsearchCalls calls, SearchProperties properties) {
		this.calls = calls;
		this.prefix = properties.indexPrefix();
		this.replicas = properties.replicas();
	}

	/**
	 * Checks that the indices exist and have the layout that this program writes.
	 * @throws SearchUnavailableException when they do not, or cannot be asked
	 */
	public void check() {
		for (Index index : Index.values()) {
			Map<String, IndexState> existing = get(index.alias(this.prefix));
			if (existing.isEmpty()) {
				throw this.calls.unusable("There is no index '%s'".formatted(index.alias(this.prefix)));
			}
			existing.forEach((name, state) -> checkLayout(index, name, state));
		}
	}

	boolean missing() {
		return Arrays.stream(Index.values()).anyMatch((index) -> get(index.alias(this.prefix)).isEmpty());
	}

	/**
	 * Creates empty indices that are not yet behind an alias. They are not refreshed, and
	 * a crash may lose what was written, until they are made durable.
	 */
	IndexTarget.Generation create(String number) {
		IndexTarget.Generation next = new IndexTarget.Generation(this.prefix, number);
		for (Index index : Index.values()) {
			this.calls.call((client) -> client.indices()
				.create((create) -> create.index(next.name(index))
					.mappings(IndexMapping.of(index).mapping())
					.settings((settings) -> settings.numberOfShards("1")
						.numberOfReplicas(Integer.toString(this.replicas))
						.gcDeletes((time) -> time.time(GC_DELETES))
						.refreshInterval((time) -> time.time("-1"))
						.sort(order(index))
						.translog((log) -> log.durability(TranslogDurability.Async)))));
		}
		return next;
	}

	/**
	 * Stores documents in the order of lists without a text to search, so that a search
	 * ends with its first page.
	 */
	private static IndexSegmentSort order(Index index) {
		return IndexSegmentSort.of((sort) -> switch (index) {
			case REFERENCES -> sort.field("title", "id").order(SegmentSortOrder.Asc, SegmentSortOrder.Asc);
			case UPDATES -> sort.field("publicationDate", "id").order(SegmentSortOrder.Desc, SegmentSortOrder.Asc);
		});
	}

	/** Makes all writes durable, and searches see them as usual. */
	void makeDurable(IndexTarget target) {
		List<String> names = names(target);
		this.calls.call((client) -> client.indices()
			.putSettings((change) -> change.index(names)
				.settings((settings) -> settings.refreshInterval((time) -> time.time("1s"))
					.translog((log) -> log.durability(TranslogDurability.Request)))));
		this.calls.call((client) -> client.indices().flush((flush) -> flush.index(names)));
	}

	/** Makes earlier writes visible to searches. */
	void refresh(IndexTarget target) {
		List<String> names = names(target);
		this.calls.call((client) -> client.indices().refresh((refresh) -> refresh.index(names)));
	}

	private static List<String> names(IndexTarget target) {
		return Stream.of(Index.values()).map(target::name).toList();
	}

	/** Counts the documents of an index, those just written included. */
	long count(IndexTarget target, Index index) {
		refresh(target);
		return this.calls.call((client) -> client.count((count) -> count.index(target.name(index)))).count();
	}

	/** Points the aliases to the new indices and deletes the old ones, in one step. */
	void swap(IndexTarget.Generation next) {
		List<Action> actions = new ArrayList<>();
		for (Index index : Index.values()) {
			String alias = index.alias(this.prefix);
			get(alias).keySet()
				.forEach((name) -> actions
					.add(Action.of((action) -> action.removeIndex((remove) -> remove.index(name)))));
			actions.add(Action.of((action) -> action.add((add) -> add.index(next.name(index)).alias(alias))));
		}
		this.calls.call((client) -> client.indices().updateAliases((update) -> update.actions(actions)));
	}

	/** Deletes the indices of reindexes that were killed. */
	void deleteAbandoned() {
		for (Index index : Index.values()) {
			Pattern generation = Pattern.compile(Pattern.quote(index.alias(this.prefix)) + "-\\d{17}");
			get(index.alias(this.prefix) + "-*").forEach((name, state) -> {
				if (generation.matcher(name).matches() && state.aliases().isEmpty()) {
					this.calls.call((client) -> client.indices().delete((delete) -> delete.index(name)));
				}
			});
		}
	}

	private Map<String, IndexState> get(String name) {
		return this.calls.call(
				(client) -> client.indices().get((get) -> get.index(name).ignoreUnavailable(true).allowNoIndices(true)))
			.indices();
	}

	private void checkLayout(Index index, String name, IndexState state) {
		int expected = IndexMapping.of(index).layout();
		int actual = IndexMapping.layoutOf(state.mappings());
		if (actual != expected) {
			throw this.calls
				.unusable("Index '%s' has layout %d, this program writes layout %d".formatted(name, actual, expected));
		}
	}

}
