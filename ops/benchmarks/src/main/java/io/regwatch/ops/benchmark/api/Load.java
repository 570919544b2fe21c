package io.regwatch.ops.benchmark.api;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.stream.LongStream;

/**
 * Clients that ask one after the other, each as soon as it is answered.
 *
 * @param client connects
 * @param key that every request carries
 */
record Load(HttpClient client, String key) {

	private static final int CLIENTS = 4;

	/** Asks for a while; {@code path} gives the address of each request by its number. */
	Window run(int port, Duration time, IntFunction<String> path) throws InterruptedException {
		long begin = System.nanoTime();
		long end = begin + time.toNanos();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<Future<long[]>> clients = new ArrayList<>();
			for (int number = 0; number < CLIENTS; number++) {
				int first = number;
				clients.add(threads.submit(() -> ask(port, end, first, path)));
			}
			long[] nanos = clients.stream().flatMapToLong(Load::latencies).sorted().toArray();
			return new Window(nanos.length * 1e9 / (System.nanoTime() - begin), percentile(nanos, 0.5),
					percentile(nanos, 0.95), percentile(nanos, 0.99));
		}
	}

	private long[] ask(int port, long end, int first, IntFunction<String> path) throws Exception {
		LongStream.Builder nanos = LongStream.builder();
		for (int number = first; System.nanoTime() < end; number += CLIENTS) {
			long begin = System.nanoTime();
			get(port, path.apply(number));
			nanos.add(System.nanoTime() - begin);
		}
		return nanos.build().toArray();
	}

	/** Asks once. */
	byte[] get(int port, String path) throws Exception {
		HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
			.header("X-API-Key", this.key)
			.build();
		HttpResponse<byte[]> response = this.client.send(request, BodyHandlers.ofByteArray());
		if (response.statusCode() != 200) {
			throw new IllegalStateException("%s answers %d".formatted(path, response.statusCode()));
		}
		return response.body();
	}

	private static LongStream latencies(Future<long[]> client) {
		try {
			return LongStream.of(client.get());
		}
		catch (InterruptedException | ExecutionException ex) {
			throw new IllegalStateException("A client failed", ex);
		}
	}

	private static double percentile(long[] sorted, double part) {
		return sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * part))] / 1e6;
	}

	/**
	 * What was measured.
	 *
	 * @param perSecond requests
	 * @param median milliseconds
	 * @param p95 milliseconds
	 * @param p99 milliseconds
	 */
	record Window(double perSecond, double median, double p95, double p99) {

	}

}
