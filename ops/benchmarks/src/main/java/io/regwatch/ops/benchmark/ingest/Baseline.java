package io.regwatch.ops.benchmark.ingest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;

import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.core5.http.HttpHeaders;
import org.apache.hc.core5.http.io.entity.EntityUtils;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.jdbc.core.JdbcTemplate;

/**
 * The least that a night takes: reads the list, asks for each document with the
 * validators of the last captures, and inserts captures by the thousand.
 */
final class Baseline implements AutoCloseable {

	private static final String CREATE = """
			CREATE TABLE plain_capture (LIKE capture INCLUDING ALL)
			""";

	private static final String FIND = """
			SELECT DISTINCT ON (external_id) external_id, url, etag, last_modified, sha256
			FROM capture
			WHERE sha256 IS NOT NULL
			ORDER BY external_id, captured_at DESC
			""";

	private static final String ADD = """
			INSERT INTO plain_capture (source_id, external_id, url, hops, outcome, http_status, etag, last_modified, sha256)
			VALUES (?, ?, ?, ARRAY[?], 'not_modified', 304, ?, ?, ?)
			""";

	private static final int BATCH = 1000;

	private static final int CONNECTIONS = 64;

	private final CloseableHttpClient client = HttpClients.custom()
		.setConnectionManager(PoolingHttpClientConnectionManagerBuilder.create()
			.setMaxConnTotal(CONNECTIONS)
			.setMaxConnPerRoute(CONNECTIONS)
			.build())
		.disableRedirectHandling()
		.disableAutomaticRetries()
		.disableCookieManagement()
		.disableAuthCaching()
		.build();

	private final JdbcTemplate jdbc;

	private final String list;

	private final int concurrency;

	private final List<Capture> waiting = new ArrayList<>();

	Baseline(JdbcTemplate jdbc, String list, int concurrency) {
		this.jdbc = jdbc;
		this.list = list;
		this.concurrency = concurrency;
		jdbc.execute(CREATE);
	}

	void run() throws IOException, InterruptedException {
		Map<String, Capture> last = this.jdbc
			.query(FIND,
					(row, number) -> new Capture(row.getString(1), row.getString(2), row.getString(3), row.getString(4),
							row.getString(5)))
			.stream()
			.collect(Collectors.toMap(Capture::externalId, (capture) -> capture));
		Semaphore permits = new Semaphore(this.concurrency);
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			int number = 1;
			for (JsonNode page = page(number); !page.isEmpty(); page = page(++number)) {
				for (JsonNode row : page) {
					permits.acquire();
					threads.execute(() -> {
						fetch(Objects.requireNonNull(last.get(row.get("id").asString())), row.get("url").asString());
						permits.release();
					});
				}
			}
		}
		insert(List.copyOf(this.waiting));
		this.waiting.clear();
	}

	private JsonNode page(int number) throws IOException {
		return this.client.execute(new HttpGet(this.list + "?page=" + number),
				(response) -> JsonMapper.shared()
					.readTree(EntityUtils.toByteArray(response.getEntity()))
					.get("results"));
	}

	private void fetch(Capture last, String address) {
		HttpGet get = new HttpGet(address);
		get.setHeader(HttpHeaders.IF_NONE_MATCH, last.etag);
		if (last.lastModified != null) {
			get.setHeader(HttpHeaders.IF_MODIFIED_SINCE, last.lastModified);
		}
		try {
			int status = this.client.execute(get, (response) -> response.getCode());
			if (status != 304) {
				throw new IllegalStateException("'%s' answered %d".formatted(address, status));
			}
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
		add(last);
	}

	private void add(Capture capture) {
		List<Capture> full = List.of();
		synchronized (this.waiting) {
			this.waiting.add(capture);
			if (this.waiting.size() == BATCH) {
				full = List.copyOf(this.waiting);
				this.waiting.clear();
			}
		}
		insert(full);
	}

	private void insert(List<Capture> captures) {
		this.jdbc.batchUpdate(ADD, captures, BATCH, (statement, capture) -> {
			statement.setString(1, IngestBenchmark.SOURCE);
			statement.setString(2, capture.externalId);
			statement.setString(3, capture.url);
			statement.setString(4, capture.url);
			statement.setString(5, capture.etag);
			statement.setString(6, capture.lastModified);
			statement.setString(7, capture.sha256);
		});
	}

	@Override
	public void close() throws IOException {
		this.client.close();
	}

	/** The result of a fetch. */
	record Capture(String externalId, String url, String etag, @Nullable String lastModified, String sha256) {

	}

}
