package io.regwatch.ops.benchmark.webhook;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import com.sun.net.httpserver.HttpServer;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.ops.benchmark.Program;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.benchmark.api.Dataset;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServerRequest;
import io.regwatch.ops.server.Servers;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.store.RecordRowMapper;
import io.regwatch.webhook.Webhooks;

import org.springframework.boot.WebApplicationType;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.FileSystemUtils;

/** Measures the time from the commit of a change to its delivery to a webhook. */
public final class WebhookBenchmark {

	private static final int UPDATES = 1000;

	private static final String WORKSPACE = """
			SELECT workspace.id, client_id, (
				SELECT reference_id FROM visible_reference WHERE workspace_id = workspace.id LIMIT 1) AS reference_id
			FROM workspace
			LIMIT 1
			""";

	private static final String PUBLISH = """
			INSERT INTO reference_update (reference_id, kind, update_type, title, short_summary, summary, published_at,
				published_basis, backfilled, current_version_id)
			SELECT id, 'status_change', 'notice', 'Published', 'In short', 'At length', now(), 'stated', false,
				current_version_id
			FROM reference
			WHERE id = :reference
			RETURNING id
			""";

	private final BlockingQueue<String> received = new LinkedBlockingQueue<>();

	private WebhookBenchmark() {
	}

	/**
	 * Runs it on servers of its own.
	 * @param arguments none
	 * @throws Exception when anything fails
	 */
	public static void main(String[] arguments) throws Exception {
		System.setProperty("sun.net.httpserver.nodelay", "true");
		Path directory = Files.createTempDirectory("benchmark");
		Home home = Home.open(directory);
		Report report = new Report(System.out);
		WebhookBenchmark benchmark = new WebhookBenchmark();
		HttpServer receiver = benchmark.receiver();
		String origin = "http://127.0.0.1:" + receiver.getAddress().getPort();
		Consumer<String> progress = System.err::println;
		try (Servers servers = Servers.open(home, new ServerRequest("benchmark", false, false), System.getenv(),
				progress);
				ConfigurableApplicationContext context = Program.start(WebApplicationType.SERVLET, home, servers,
						Map.of("server.port", "0", "server.address", "127.0.0.1",
								"regwatch.webhooks.allowed-private-origins", origin, "regwatch.encryption.keys",
								Base64.getEncoder().encodeToString(new byte[32])))) {
			benchmark.measure(context, URI.create(origin + "/"), report);
		}
		receiver.stop(0);
		FileSystemUtils.deleteRecursively(directory);
		System.exit(report.missed() ? 1 : 0);
	}

	private HttpServer receiver() throws Exception {
		HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		server.createContext("/", (exchange) -> {
			try (exchange) {
				this.received.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
				exchange.sendResponseHeaders(204, -1);
			}
		});
		server.start();
		return server;
	}

	private void measure(ConfigurableApplicationContext context, URI url, Report report) throws Exception {
		JdbcClient jdbc = context.getBean(JdbcClient.class);
		context.getBean(ApiKeys.class).create("Benchmark", null);
		new Dataset(jdbc, UPDATES).write();
		Followed followed = jdbc.sql(WORKSPACE).query(RecordRowMapper.of(Followed.class)).single();
		context.getBean(WorkerSchedulers.class).start();
		context.getBean(Webhooks.class).add(followed.clientId(), followed.id(), url, List.of(), null);
		List<Double> latencies = new ArrayList<>();
		Random random = new Random(1);
		for (int number = 0; number < Integer.getInteger("benchmark.requests", 40) * 5; number++) {
			Thread.sleep(random.nextInt(1000));
			latencies.add(deliver(jdbc, followed.referenceId()));
		}
		List<Double> sorted = latencies.stream().sorted().toList();
		report.value("commit until delivered, median in s", sorted.get(sorted.size() / 2));
		report.atMost("commit until delivered, p95 in s", sorted.get((int) Math.ceil(0.95 * sorted.size()) - 1), 2);
	}

	/** Seconds from a commit until its message is received. */
	private double deliver(JdbcClient jdbc, UUID reference) throws InterruptedException {
		String update = jdbc.sql(PUBLISH).param("reference", reference).query(UUID.class).single().toString();
		long committed = System.nanoTime();
		String message = "";
		while (!message.contains(update)) {
			message = this.received.poll(1, TimeUnit.MINUTES);
			if (message == null) {
				throw new IllegalStateException("The change of update '%s' was not delivered".formatted(update));
			}
		}
		return (System.nanoTime() - committed) / 1e9;
	}

	private record Followed(UUID id, UUID clientId, UUID referenceId) {
	}

}
