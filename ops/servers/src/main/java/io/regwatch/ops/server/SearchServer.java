package io.regwatch.ops.server;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * An Elasticsearch node or cluster.
 *
 * @param uris never empty
 * @param apiKey null if it needs none
 */
public record SearchServer(List<URI> uris, @Nullable String apiKey) {

	/** Keeps a copy of the addresses. */
	public SearchServer {
		uris = List.copyOf(uris);
	}

	boolean answers() {
		try {
			HttpURLConnection connection = (HttpURLConnection) this.uris.getFirst().toURL().openConnection();
			connection.setConnectTimeout(5000);
			connection.setReadTimeout(5000);
			if (this.apiKey != null) {
				connection.setRequestProperty("Authorization", "ApiKey " + this.apiKey);
			}
			return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
		}
		catch (IOException ex) {
			return false;
		}
	}

	/** Without the key. */
	@Override
	public String toString() {
		return "SearchServer" + this.uris;
	}

}
