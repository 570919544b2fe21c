package io.regwatch.ops.benchmark.api;

import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;

import javax.sql.DataSource;

import io.regwatch.ops.benchmark.Measure;
import io.regwatch.ops.benchmark.Report;
import io.regwatch.ops.server.Servers;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.context.ConfigurableApplicationContext;

/** Measures the API and the plain code in turn. */
final class Comparison {

	private static final JsonMapper JSON = new JsonMapper();

	private static final int WARM_UP = 3;

	private static final int ROUNDS = 9;

	private static final Duration TIME = Duration.ofSeconds(Integer.getInteger("benchmark.seconds", 4));

	private final ConfigurableApplicationContext context;

	private final Servers servers;

	private final Dataset dataset;

	private final String key;

	private final HttpClient http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

	private final Report report = new Report(System.out);

	Comparison(ConfigurableApplicationContext context, Servers servers, Dataset dataset, String key) {
		this.context = context;
		this.servers = servers;
		this.dataset = dataset;
		this.key = key;
	}

	/** Measures and prints; true when a limit was missed. */
	boolean run() throws Exception {
		Workspace whole = this.dataset.workspaces().getFirst();
		this.dataset.followAll(whole);
		List<Workspace> workspaces = this.dataset.workspaces();
		try (PlainSearch search = new PlainSearch(this.servers.search(), "regwatch-updates");
				PlainServer plain = new PlainServer(search, new PlainRows(this.context.getBean(DataSource.class)),
						workspaces)) {
			int[] ports = { port(), plain.port() };
			lists(ports, workspaces);
			details(ports, workspaces.get(1));
			streams(ports, "/api/workspaces/" + whole.id() + "/updates");
		}
		return this.report.missed();
	}

	private void lists(int[] ports, List<Workspace> workspaces) throws Exception {
		IntFunction<String> path = (number) -> "/api/workspaces/%s/updates?%s"
			.formatted(workspaces.get(number % workspaces.size()).id(), ListQuery.query(number, workspaces.size()));
		List<Load.Window[]> windows = measure(ports, path);
		this.report.atLeast(value("list of 50 with filters, requests/s", windows, Load.Window::perSecond), 0.9);
		this.report.atMost(value("list of 50 with filters, p99 in ms", windows, Load.Window::p99), 1.5);
	}

	private void details(int[] ports, Workspace workspace) throws Exception {
		List<UUID> updates = this.dataset.updatesOf(workspace);
		List<Load.Window[]> windows = measure(ports, (number) -> "/api/workspaces/%s/updates/%s"
			.formatted(workspace.id(), updates.get(number % updates.size())));
		this.report.atLeast(value("detail, requests/s", windows, Load.Window::perSecond), 0.9);
	}

	private void streams(int[] ports, String path) throws Exception {
		Streaming streaming = new Streaming(this.http, this.key);
		List<Double> ours = new ArrayList<>();
		List<Double> plain = new ArrayList<>();
		for (int round = 0; round < 1 + 3; round++) {
			double[] both = { streaming.time(ports[0], path), streaming.time(ports[1], path) };
			if (round >= 1) {
				ours.add(both[0]);
				plain.add(both[1]);
			}
		}
		String name = "stream of %,d, ".formatted(this.dataset.updates());
		this.report.atMost(new Measure(name + "seconds", ours, plain), 1.5);
		this.report.atMost(name + "heap growth in MiB", streaming.heapGrowth(ports[0], path) / 1048576.0, 64);
	}

	private List<Load.Window[]> measure(int[] ports, IntFunction<String> path) throws Exception {
		Load load = new Load(this.http, this.key);
		checkSame(load, ports, path);
		List<Load.Window[]> windows = new ArrayList<>();
		for (int round = 0; round < WARM_UP + ROUNDS; round++) {
			Load.Window[] both = { load.run(ports[0], TIME, path), load.run(ports[1], TIME, path) };
			if (round >= WARM_UP) {
				windows.add(both);
			}
		}
		return windows;
	}

	private void checkSame(Load load, int[] ports, IntFunction<String> path) throws Exception {
		for (int number = 0; number < 20; number++) {
			JsonNode ours = JSON.readTree(load.get(ports[0], path.apply(number)));
			JsonNode plain = JSON.readTree(load.get(ports[1], path.apply(number)));
			if (!ours.equals(plain)) {
				throw new IllegalStateException(
						"%s: the API answers %s, plain code %s".formatted(path.apply(number), ours, plain));
			}
		}
	}

	private int port() {
		return this.context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
	}

	private static Measure value(String name, List<Load.Window[]> windows, ToDoubleFunction<Load.Window> value) {
		return new Measure(name, windows.stream().map((both) -> value.applyAsDouble(both[0])).toList(),
				windows.stream().map((both) -> value.applyAsDouble(both[1])).toList());
	}

}
