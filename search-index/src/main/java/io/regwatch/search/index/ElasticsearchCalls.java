package io.regwatch.search.index;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.stream.Collectors;

import co.elastic.clients.elasticsearch.ElasticsearchClient;
import co.elastic.clients.elasticsearch._types.ElasticsearchException;

/** Calls Elasticsearch and translates failures into messages that say what to do. */
public final class ElasticsearchCalls {

	private final ElasticsearchClient client;

	private final String address;

	ElasticsearchCalls(ElasticsearchClient client, List<URI> uris) {
		this.client = client;
		this.address = uris.stream().map(URI::toString).collect(Collectors.joining(", "));
	}

	/**
	 * Makes one call.
	 * @param <T> type of the response
	 * @param call of the client
	 * @return the response
	 * @throws SearchUnavailableException when the call as a whole failed
	 */
	public <T> T call(Call<T> call) {
		try {
			return call.on(this.client);
		}
		catch (IOException ex) {
			throw new SearchUnavailableException("Could not reach Elasticsearch at '%s' (%s): check that it runs"
				.formatted(this.address, ex.getMessage()) + " and that 'regwatch.search.uris' is right", ex);
		}
		catch (ElasticsearchException ex) {
			throw new SearchUnavailableException("Elasticsearch at '%s' answered %d (%s): %s".formatted(this.address,
					ex.status(), ex.getMessage(), advice(ex.status())), ex);
		}
	}

	/**
	 * Creates the exception for an index that cannot be used as it is.
	 * @param problem names the index and what is wrong with it
	 * @return to be thrown
	 */
	public SearchUnavailableException unusable(String problem) {
		return new SearchUnavailableException("%s at '%s': run 'regwatch reindex'".formatted(problem, this.address),
				null);
	}

	private static String advice(int status) {
		return switch (status) {
			case 401, 403 -> "check 'regwatch.search.api-key' or user name and password";
			case 413 -> "lower 'regwatch.search.bulk-size'";
			case 429, 502, 503, 504 -> "it is overloaded or starting, try again later";
			default -> "see its log";
		};
	}

	/**
	 * A call of the client.
	 *
	 * @param <T> type of the response
	 */
	@FunctionalInterface
	public interface Call<T> {

		/**
		 * Makes the call.
		 * @param client to be used
		 * @return the response
		 * @throws IOException when Elasticsearch cannot be reached
		 */
		T on(ElasticsearchClient client) throws IOException;

	}

}
