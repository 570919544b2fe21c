package io.regwatch.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import co.elastic.clients.elasticsearch.indices.IndexState;
import co.elastic.clients.elasticsearch.indices.update_aliases.Action;

/**
 * The indices behind the aliases: whether they can be used, and how new ones take their
 * place.
 */
final class Indices {

	// A writer that slept longer than this over a deleted document could bring it back.
	private static final String REMEMBER_DELETES = "1h";

	private final ElasticsearchCalls calls;

	private final String prefix;

	private final int replicas;

	Indices(ElasticsearchCalls calls, SearchProperties properties) {
		this.calls = calls;
		this.prefix = properties.indexPrefix();
		this.replicas = properties.replicas();
	}

	/**
	 * Checks that the indices are there and laid out as this program writes them.
	 * @throws SearchUnavailableException when they are not, or cannot be asked
	 */
	void check() {
		for (Index index : Index.values()) {
			Map<String, IndexState> behind = behind(index);
			if (behind.isEmpty()) {
				throw this.calls.unusable("There is no index '%s'".formatted(index.alias(this.prefix)));
			}
			behind.forEach((name, state) -> checkLayout(index, name, state));
		}
	}

	/**
	 * Tells whether an index is not there at all.
	 * @return {@code true} also when only one of them is missing
	 */
	boolean missing() {
		return Arrays.stream(Index.values()).anyMatch((index) -> behind(index).isEmpty());
	}

	/**
	 * Makes empty indices that nobody reads yet.
	 * @param number names them
	 * @return what to write to
	 */
	IndexTarget.Generation create(String number) {
		IndexTarget.Generation next = new IndexTarget.Generation(this.prefix, number);
		for (Index index : Index.values()) {
			this.calls.call((client) -> client.indices()
				.create((create) -> create.index(next.name(index))
					.mappings(IndexMapping.of(index).mapping())
					.settings((settings) -> settings.numberOfShards("1")
						.numberOfReplicas(Integer.toString(this.replicas))
						.gcDeletes((time) -> time.time(REMEMBER_DELETES)))));
		}
		return next;
	}

	/**
	 * Shows searches what was written before.
	 * @param target which generation
	 */
	void refresh(IndexTarget target) {
		List<String> names = Stream.of(Index.values()).map(target::name).toList();
		this.calls.call((client) -> client.indices().refresh((refresh) -> refresh.index(names)));
	}

	/**
	 * Counts the documents of an index, those just written included.
	 * @param target which generation
	 * @param index which of its indices
	 * @return number of documents
	 */
	long count(IndexTarget target, Index index) {
		refresh(target);
		return this.calls.call((client) -> client.count((count) -> count.index(target.name(index)))).count();
	}

	/**
	 * Makes indices the ones that are read and deletes their predecessors, all at once.
	 * @param next filled and checked
	 */
	void swap(IndexTarget.Generation next) {
		List<Action> actions = new ArrayList<>();
		for (Index index : Index.values()) {
			behind(index).keySet()
				.forEach((name) -> actions
					.add(Action.of((action) -> action.removeIndex((remove) -> remove.index(name)))));
			actions.add(Action
				.of((action) -> action.add((add) -> add.index(next.name(index)).alias(index.alias(this.prefix)))));
		}
		this.calls.call((client) -> client.indices().updateAliases((update) -> update.actions(actions)));
	}

	/** Deletes what reindexes that were killed left behind. */
	void deleteLeftovers() {
		for (Index index : Index.values()) {
			Pattern ours = Pattern.compile(Pattern.quote(index.alias(this.prefix)) + "-\\d{17}");
			get(index.alias(this.prefix) + "-*").forEach((name, state) -> {
				if (ours.matcher(name).matches() && state.aliases().isEmpty()) {
					this.calls.call((client) -> client.indices().delete((delete) -> delete.index(name)));
				}
			});
		}
	}

	private Map<String, IndexState> behind(Index index) {
		return get(index.alias(this.prefix));
	}

	private Map<String, IndexState> get(String name) {
		return this.calls.call(
				(client) -> client.indices().get((get) -> get.index(name).ignoreUnavailable(true).allowNoIndices(true)))
			.indices();
	}

	private void checkLayout(Index index, String name, IndexState state) {
		int expected = IndexMapping.of(index).number();
		int actual = IndexMapping.numberIn(state.mappings());
		if (actual != expected) {
			throw this.calls
				.unusable("Index '%s' has layout %d, this program writes layout %d".formatted(name, actual, expected));
		}
	}

}
