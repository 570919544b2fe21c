package io.regwatch.api;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.ZipInputStream;

import io.modelcontextprotocol.client.McpSyncClient;
import io.regwatch.search.index.Reindex;
import io.regwatch.trust.TrustCounts;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Random clients read and change everything by their own and by foreign ids, through the
 * API, the feed, exports, files and MCP: no answer has a word of another workspace, or of
 * another client's source. The system properties {@code regwatch.test.isolation-requests}
 * and {@code regwatch.test.fuzz-seed} repeat a run.
 */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class IsolationIT {

	private static final int REQUESTS = Integer.getInteger("regwatch.test.isolation-requests", 300);

	private static final long SEED = Long.getLong("regwatch.test.fuzz-seed", System.nanoTime());

	private static final int TENANTS = 3;

	private static final Set<String> FOR_ALL_WORKSPACES = Set.of("/api/workspaces", "/api/webhooks",
			"/api/webhooks/{webhookId}", "/api/webhooks/{webhookId}/deliveries", "/api/audit");

	private final Random random = new Random(SEED);

	private final Map<Integer, Integer> statuses = new TreeMap<>();

	private final List<String> leaks = new ArrayList<>();

	private final List<Tenant> tenants = new ArrayList<>();

	private final PublishedApi.Api api;

	IsolationIT(PublishedApi.Api api) {
		this.api = api;
	}

	@BeforeEach
	void createTenants() throws IOException {
		for (int number = 0; number < TENANTS; number++) {
			this.tenants
				.add(Tenant.create(this.api.application(), this.api.publications(), "tenant-" + UUID.randomUUID()));
		}
		this.api.application().bean(Reindex.class).reindex((done, total) -> {
		});
	}

	@Test
	void answersHaveNothingOfOtherWorkspaces() throws Exception {
		List<Contract.Operation> reads = Contract.PROMISED.operations()
			.stream()
			.filter((operation) -> operation.method().equals("GET"))
			.toList();
		try (HttpClient client = HttpClient.newHttpClient()) {
			for (int number = 0; number < REQUESTS; number++) {
				read(client, reads.get(number % reads.size()), one(this.tenants));
			}
			for (Tenant tenant : this.tenants) {
				download(client, tenant);
			}
		}
		assertThat(this.leaks).as("Seed %d", SEED).isEmpty();
		assertThat(this.statuses).containsKeys(200, 404).doesNotContainKey(500);
		TrustCounts.record("requests of random clients", REQUESTS,
				"answers %s, %d with a foreign word".formatted(this.statuses, this.leaks.size()));
	}

	@Test
	void searchFindsOwnDocumentsOnly() {
		for (Tenant reader : this.tenants) {
			String workspace = reader.workspaces().getFirst().path();
			for (Tenant owner : this.tenants) {
				for (String list : List.of("/updates?search=", "/references?search=")) {
					assertThat(reader.client().get(workspace + list + owner.word()).json().isEmpty())
						.isEqualTo(reader != owner);
				}
			}
		}
	}

	@Test
	void toolsForModelsShowNothingOfOtherWorkspaces() {
		for (Tenant tenant : this.tenants) {
			try (McpSyncClient client = McpCalls.connect(tenant.client())) {
				client.listTools().tools().forEach((tool) -> this.tenants.forEach((other) -> {
					Tenant.Stored own = tenant.workspaces().getFirst();
					List<String> inputs = tool.inputSchema().required();
					Map<String, Object> arguments = new HashMap<>();
					inputs.stream()
						.filter((input) -> !input.equals("workspaceId"))
						.forEach((input) -> arguments.put(input, other.ids().getOrDefault(input, other.word())));
					Tenant.Stored named = this.random.nextBoolean() ? own : other.workspaces().getLast();
					if (inputs.contains("workspaceId")) {
						JsonNode answer = McpCalls.call(client, tool.name(), named.path(), arguments);
						boolean ownClient = tenant.workspaces().contains(named);
						check(tool.name(), tenant, ownClient ? named : own, answer.toString(), arguments.toString());
					}
				}));
			}
		}
		assertThat(this.leaks).isEmpty();
	}

	@Test
	void foreignRowsAreNotChanged() {
		for (Tenant tenant : this.tenants) {
			Tenant.Stored own = tenant.workspaces().getFirst();
			for (Tenant.Stored foreign : foreign(tenant)) {
				String search = own.path() + "/searches/" + foreign.ids().get("searchId");
				String webhook = "/api/webhooks/" + foreign.ids().get("webhookId");
				tenant.client().send("PUT", search, "{\"name\": \"Taken\"}").failure(404);
				tenant.client().send("DELETE", search, "").failure(404);
				tenant.client().send("PATCH", webhook, "{\"enabled\": false}").failure(404);
				tenant.client().send("POST", webhook + "/secret", "").failure(404);
				tenant.client().send("DELETE", webhook, "").failure(404);
				tenant.client()
					.send("DELETE", own.path() + "/assessments/" + foreign.ids().get("runId"), "")
					.failure(404);
			}
		}
	}

	private List<Tenant.Stored> foreign(Tenant tenant) {
		return this.tenants.stream()
			.filter((other) -> other != tenant)
			.flatMap((other) -> other.workspaces().stream())
			.toList();
	}

	private void read(HttpClient client, Contract.Operation operation, Tenant tenant) throws Exception {
		Tenant.Stored own = one(tenant.workspaces());
		String path = operation.path()
			.replace("/api/workspaces/{workspaceId}",
					chance(10) ? one(one(this.tenants).workspaces()).path() : own.path());
		Tenant other = one(this.tenants);
		Map<String, String> ids = new HashMap<>((chance(50) ? tenant : other).ids());
		ids.putAll((chance(50) ? own : one(other.workspaces())).ids());
		for (Map.Entry<String, String> id : ids.entrySet()) {
			path = path.replace("{%s}".formatted(id.getKey()), id.getValue());
		}
		path += operation.id().equals("listPassages") ? "?search=guidance" : "";
		HttpResponse<byte[]> answer = get(client, tenant, path);
		this.statuses.merge(answer.statusCode(), 1, Integer::sum);
		String requested = path;
		Tenant.Stored reader = tenant.workspaces()
			.stream()
			.filter((one) -> requested.startsWith(one.path()))
			.findFirst()
			.orElse(own);
		check(path, tenant, FOR_ALL_WORKSPACES.contains(operation.path()) ? null : reader, text(answer), path);
	}

	/** The address of a file is a secret that opens that file only. */
	private void download(HttpClient client, Tenant tenant) throws Exception {
		Tenant.Stored own = tenant.workspaces().getFirst();
		String reference = tenant.client().get(own.path() + "/references/" + tenant.ids().get("referenceId")).body();
		assertThat(reference).contains(tenant.file());
		for (Tenant other : this.tenants) {
			String address = tenant.client()
				.get(own.path() + "/references/" + tenant.ids().get("referenceId"))
				.json()
				.at("/versions/0/sharedFile/signedUrl")
				.asString()
				.replaceFirst("http://[^/]*", "")
				.replace(tenant.file(), other.file());
			HttpResponse<byte[]> answer = get(client, tenant, address);
			assertThat(answer.statusCode()).isEqualTo((other == tenant) ? 200 : 403);
			check(address, tenant, own, text(answer), address);
		}
	}

	/** With {@code null} for an answer about all workspaces of the client. */
	private void check(String request, Tenant tenant, Tenant.Stored workspace, String text, String given) {
		this.tenants.stream()
			.flatMap((other) -> Stream.concat((other != tenant) ? Stream.of(other.word(), other.file()) : Stream.of(),
					other.workspaces()
						.stream()
						.filter((stored) -> (workspace != null) ? stored != workspace : other != tenant)
						.map(Tenant.Stored::word)))
			.filter((word) -> text.contains(word) && !given.contains(word))
			.forEach((word) -> this.leaks.add("%s of %s has '%s': %s".formatted(request, tenant.word(), word,
					text.substring(0, Math.min(text.length(), 2000)))));
	}

	private static HttpResponse<byte[]> get(HttpClient client, Tenant tenant, String path)
			throws IOException, InterruptedException {
		return client
			.send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d%s".formatted(tenant.client().port(), path)))
				.header("X-API-Key", tenant.client().key())
				.build(), BodyHandlers.ofByteArray());
	}

	private static String text(HttpResponse<byte[]> answer) throws IOException {
		String type = answer.headers().firstValue("Content-Type").orElse("");
		if (type.contains("spreadsheet")) {
			return unzipped(answer.body());
		}
		String plain = new String(answer.body(), StandardCharsets.UTF_8);
		if (type.contains("pdf") && answer.body().length > 200) {
			try (PDDocument document = Loader.loadPDF(answer.body())) {
				return plain + new PDFTextStripper().getText(document).replaceAll("\\s", "");
			}
		}
		return plain;
	}

	private static String unzipped(byte[] workbook) throws IOException {
		StringBuilder text = new StringBuilder();
		try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(workbook))) {
			while (zip.getNextEntry() != null) {
				text.append(new String(zip.readAllBytes(), StandardCharsets.UTF_8));
			}
		}
		return text.toString();
	}

	private boolean chance(int percent) {
		return this.random.nextInt(100) < percent;
	}

	private <T> T one(List<T> values) {
		return values.get(this.random.nextInt(values.size()));
	}

}
