package io.regwatch.ops.benchmark.api;

import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/**
 * Reads whole lists and throws them away.
 *
 * @param client connects
 * @param key that every request carries
 */
record Streaming(HttpClient client, String key) {

	private static final int LOOK_EVERY = 8 << 20;

	/** Seconds until the whole list was read. */
	double time(int port, String path) throws Exception {
		long begin = System.nanoTime();
		try (InputStream body = open(port, path)) {
			body.transferTo(OutputStream.nullOutputStream());
		}
		return (System.nanoTime() - begin) / 1e9;
	}

	/** Bytes by which the heap that is in use grows at most while the list is read. */
	long heapGrowth(int port, String path) throws Exception {
		long before = used();
		long most = before;
		try (InputStream body = open(port, path)) {
			byte[] buffer = new byte[1 << 16];
			long next = LOOK_EVERY;
			long total = 0;
			for (int read = body.read(buffer); read >= 0; read = body.read(buffer)) {
				total += read;
				if (total >= next) {
					most = Math.max(most, used());
					next += LOOK_EVERY;
				}
			}
		}
		return most - before;
	}

	private InputStream open(int port, String path) throws Exception {
		HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
			.header("X-API-Key", this.key)
			.build();
		return this.client.send(request, BodyHandlers.ofInputStream()).body();
	}

	private static long used() {
		ManagementFactory.getMemoryMXBean().gc();
		return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
	}

}
