package io.regwatch.assessment.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

import dev.langchain4j.exception.TimeoutException;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import org.jspecify.annotations.Nullable;

/**
 * HTTP calls with a timeout until the last byte and a maximum size. {@code Retry-After}
 * of the server is passed on.
 */
final class BoundedHttp implements HttpClient {

	private final java.net.http.HttpClient client;

	private final Duration timeout;

	private final long maxBytes;

	BoundedHttp(Duration timeout, long maxBytes) {
		this.timeout = timeout;
		this.maxBytes = maxBytes;
		this.client = java.net.http.HttpClient.newBuilder()
			.version(java.net.http.HttpClient.Version.HTTP_1_1)
			.connectTimeout(timeout)
			.executor(Executors.newVirtualThreadPerTaskExecutor())
			.build();
	}

	@Override
	public SuccessfulHttpResponse execute(HttpRequest request) {
		HttpResponse<byte[]> response = await(this.client.sendAsync(outgoing(request),
				HttpResponse.BodyHandlers.limiting(HttpResponse.BodyHandlers.ofByteArray(), this.maxBytes)));
		if (response.statusCode() / 100 != 2) {
			throw new RefusedCallException(response.statusCode(), retryAfter(response));
		}
		return SuccessfulHttpResponse.builder()
			.statusCode(response.statusCode())
			.headers(response.headers().map())
			.body(response.body())
			.build();
	}

	@Override
	public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
		throw new UnsupportedOperationException("Answers are not streamed");
	}

	private <T> T await(CompletableFuture<T> answer) {
		try {
			return answer.get(this.timeout.toMillis(), TimeUnit.MILLISECONDS);
		}
		catch (java.util.concurrent.TimeoutException ex) {
			answer.cancel(true);
			throw new TimeoutException(ex);
		}
		catch (ExecutionException ex) {
			throw (ex.getCause() instanceof IOException broken) ? new UncheckedIOException(broken)
					: new IllegalStateException(ex.getCause());
		}
		catch (InterruptedException ex) {
			answer.cancel(true);
			Thread.currentThread().interrupt();
			throw new CancellationException("Interrupted while a model was asked");
		}
	}

	private static java.net.http.HttpRequest outgoing(HttpRequest request) {
		java.net.http.HttpRequest.Builder outgoing = java.net.http.HttpRequest.newBuilder(URI.create(request.url()))
			.method(request.method().name(), java.net.http.HttpRequest.BodyPublishers.ofString(request.body()));
		request.headers().forEach((name, values) -> values.forEach((value) -> outgoing.header(name, value)));
		return outgoing.build();
	}

	/** Only seconds: providers send no dates. */
	private static @Nullable Duration retryAfter(HttpResponse<?> response) {
		return response.headers()
			.firstValue("Retry-After")
			.filter((value) -> value.matches("\\d{1,6}"))
			.map((value) -> Duration.ofSeconds(Long.parseLong(value)))
			.orElse(null);
	}

}
