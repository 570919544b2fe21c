package io.regwatch.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.UnaryOperator;

import co.elastic.clients.elasticsearch._types.query_dsl.Query;
import co.elastic.clients.elasticsearch.core.SearchRequest;
import io.regwatch.search.embedding.SentenceEmbeddingModel;
import io.regwatch.search.index.ElasticsearchCalls;

/**
 * Ranks documents by their words, by the words of their best passage and by the meaning
 * of their best passage, and fuses the rankings. Without vectors only words rank.
 */
final class MeaningSearch {

	// Of each ranking. What is further down is hardly relevant.
	private static final int DEPTH = 100;

	// More find nearer neighbours and take longer.
	private static final int CANDIDATES = 200;

	private final ElasticsearchCalls calls;

	private final boolean vectors;

	MeaningSearch(ElasticsearchCalls calls, boolean vectors) {
		this.calls = calls;
		this.vectors = vectors;
	}

	/**
	 * Finds the best documents.
	 * @param alias of the index
	 * @param search as the user wrote it
	 * @param text the same, parsed
	 * @param filter what must match
	 * @return ids, best first
	 */
	List<UUID> find(String alias, String search, TextQuery text, Query filter) {
		List<Callable<List<UUID>>> rankings = new ArrayList<>();
		rankings.add(() -> rank(alias, (request) -> request.query(matching(filter, TextQueries.scores(text, true)))));
		if (this.vectors) {
			rankings.add(() -> rank(alias,
					(request) -> request.query(matching(filter, List.of(TextQueries.passages(text))))));
			rankings.add(() -> meaning(search).map((vector) -> nearest(alias, vector, filter)).orElse(List.of()));
		}
		return ReciprocalRankFusion.fuse(all(rankings));
	}

	/** At the same time, because each is a request of its own. */
	private static List<List<UUID>> all(List<Callable<List<UUID>>> rankings) {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<List<UUID>> results = new ArrayList<>();
			for (Future<List<UUID>> ranking : threads.invokeAll(rankings)) {
				results.add(ranking.get());
			}
			return results;
		}
		catch (ExecutionException ex) {
			throw (ex.getCause() instanceof RuntimeException cause) ? cause : new IllegalStateException(ex.getCause());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new CancellationException("The search was interrupted");
		}
	}

	private List<UUID> nearest(String alias, List<Float> vector, Query filter) {
		return rank(alias,
				(request) -> request.knn((knn) -> knn.field(TextQueries.VECTOR)
					.queryVector(vector)
					.k(DEPTH)
					.numCandidates(CANDIDATES)
					.filter(filter)));
	}

	private static Optional<List<Float>> meaning(String search) {
		return SentenceEmbeddingModel.embedQuery(search).map((vector) -> {
			List<Float> components = new ArrayList<>(vector.length);
			for (byte component : vector) {
				components.add((float) component);
			}
			return components;
		});
	}

	private static Query matching(Query filter, List<Query> scores) {
		return Query.of((query) -> query.bool((bool) -> bool.filter(filter).should(scores).minimumShouldMatch("1")));
	}

	private List<UUID> rank(String alias, UnaryOperator<SearchRequest.Builder> query) {
		return this.calls
			.call((client) -> client.search(query.apply(new SearchRequest.Builder().index(alias)
				.size(DEPTH)
				.source((source) -> source.fetch(false))
				.trackTotalHits((track) -> track.enabled(false))
				.allowPartialSearchResults(false)).build(), Void.class))
			.hits()
			.hits()
			.stream()
			.map((hit) -> UUID.fromString(String.valueOf(hit.id())))
			.toList();
	}

}
