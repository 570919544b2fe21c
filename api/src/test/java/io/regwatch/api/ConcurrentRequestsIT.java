package io.regwatch.api;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;

import static org.assertj.core.api.Assertions.assertThat;

/** Requests that change one workspace at the same time, while workers finish its work. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class ConcurrentRequestsIT {

	private static final int THREADS = 16;

	private static final int REQUESTS = 640;

	private final PublishedApi.Api api;

	ConcurrentRequestsIT(PublishedApi.Api api) {
		this.api = api;
	}

	@Test
	void changesWhenConcurrentAllSucceed() throws Exception {
		String workspace = this.api.everything();
		List<Callable<Integer>> requests = List.of(
				() -> this.api.client().send("POST", workspace + "/subscriptions/generate", "").status(),
				() -> this.api.patch(workspace, "{\"sources\": [{\"sourceId\": \"hc\", \"status\": \"subscribed\"}]}")
					.status(),
				() -> this.api.client()
					.send("PATCH", workspace + "/profile",
							"{\"companyDescription\": \"%s\"}".formatted(System.nanoTime()))
					.status(),
				() -> this.api.client().send("POST", workspace + "/subscriptions/generate", "").status());
		try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
			List<Future<Integer>> answers = threads.invokeAll(
					IntStream.range(0, REQUESTS).mapToObj((number) -> requests.get(number % requests.size())).toList());
			for (Future<Integer> answer : answers) {
				assertThat(answer.get()).isEqualTo(200);
			}
		}
	}

}
