package io.regwatch.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

/** A client with one key; an empty one sends none. */
public record ApiClient(int port, String key) {

	/** Shared, as making one takes longer than most requests. */
	private static final HttpClient HTTP = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	public Answer get(String path) {
		return send("GET", path, "");
	}

	public Answer send(String method, String path, String body) {
		return send(method, path, body, "Content-Type", "application/json");
	}

	public Answer send(String method, String path, String body, String... headers) {
		HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + this.port + path))
			.method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
		if (headers.length > 0) {
			request.headers(headers);
		}
		if (!this.key.isEmpty()) {
			request.header("X-API-Key", this.key);
		}
		try {
			HttpRequest built = request.build();
			return new Exchange(method, built.uri(), body, Answer.of(HTTP.send(built, BodyHandlers.ofString())))
				.checked();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	/** The bytes of a file. */
	public byte[] download(String path) {
		HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + this.port + path))
			.header("X-API-Key", this.key)
			.build();
		try {
			return HTTP.send(request, BodyHandlers.ofByteArray()).body();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	/** Makes a workspace and returns its path. */
	public String newWorkspace() {
		return "/api/workspaces/" + send("POST", "/api/workspaces", "{\"name\": \"W\"}").json().get("id").asString();
	}

}
