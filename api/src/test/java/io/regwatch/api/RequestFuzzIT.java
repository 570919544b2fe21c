package io.regwatch.api;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.regwatch.trust.TrustCounts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Random requests to every operation of the contract. No answer is one that the contract
 * does not name, none is a server error, and none is a success of an invalid request. The
 * system properties {@code regwatch.test.fuzz-requests} and
 * {@code regwatch.test.fuzz-seed} make longer runs and other ones.
 */
@ExtendWith(SecondPublishedApi.class)
@ResourceLock(SecondPublishedApi.ROWS)
class RequestFuzzIT {

	private static final int REQUESTS = Integer.getInteger("regwatch.test.fuzz-requests", 400);

	private static final long SEED = Long.getLong("regwatch.test.fuzz-seed", 20260301);

	private static final int MAX_REPORTED = 20;

	/** Refused by the web server, before there is an operation. */
	private static final Pattern MALFORMED = Pattern.compile("%(2F|5C|00)");

	private static final List<String> TEXTS = List.of("", " ", "null", "0", "-1", "1", "5", "1000", "1001", "1e9",
			"true", "EU", "eu", "XX", "hc", "mdcg", "hc,mdcg", ",", "urgent", "applicable", "to_review", "2026-03-01",
			"2026-02-30", "9999-12-31T23:59:59-18:00", "0000-00-00", "+99999-01-01", "\u0000", "\n", "\r\nX: y",
			"\u202e", "\u200b", "😀", "\ud800", "'", "\"", "\\", "' OR 1=1 --", "${jndi:ldap://a}",
			"<script>alert(1)</script>", "../../etc/passwd", "%", "%00", ";", "*", "(", "[", "{", "AND", "~", "\\\"",
			"x".repeat(300), "é".repeat(300), "019b0000-0000-7000-8000-000000000000", "http://127.0.0.1:99999/",
			"http://[::1", "javascript:alert(1)", "http://a b/", "//x", "mailto:a@b");

	private static final List<String> BODIES = List.of("", "{", "[]", "null", "5", "\"x\"", "{}", "{\"name\":", "{}{}",
			"[[[[[[[[", "{\"a\":1e999999}", "{\"name\": \"\\ud800\"}", "{\"name\": \"\\u0000\"}");

	private static final List<String> TYPES = List.of("application/json", "application/json", "application/json",
			"application/json;charset=utf-8", "application/json;charset=nonsense", "text/plain", "nonsense", "*/*",
			"application/x-www-form-urlencoded", "application/merge-patch+json");

	private static final List<String> ACCEPTED = List.of("*/*", "application/json", "application/json", "text/html",
			"application/json;q=0", "nonsense");

	private final Random random = new Random(SEED);

	private final Map<Integer, Integer> statuses = new TreeMap<>();

	private final List<String> problems = new ArrayList<>();

	private final PublishedApi.Api api;

	private final Samples samples;

	private String workspace;

	RequestFuzzIT(PublishedApi.Api api) {
		this.api = api;
		this.samples = new Samples(api);
		this.workspace = this.samples.workspace();
	}

	@Test
	void requestsWhenRandomGetOnlyAnswersOfTheContract() throws Exception {
		List<Contract.Operation> operations = AuthorizationWalkIT.operations().map((one) -> one.getPayload()).toList();
		try (HttpClient client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build()) {
			for (int number = 0; number < REQUESTS; number++) {
				send(client, one(operations));
			}
		}
		TrustCounts.record("random requests", REQUESTS,
				"answers %s, %d not of the contract".formatted(this.statuses, this.problems.size()));
		assertThat(this.problems.stream().limit(MAX_REPORTED).toList()).isEmpty();
	}

	private void send(HttpClient client, Contract.Operation operation) throws IOException, InterruptedException {
		URI uri = URI
			.create("http://127.0.0.1:%d%s%s".formatted(this.api.client().port(), path(operation), query(operation)));
		String body = body(operation);
		HttpRequest request = HttpRequest.newBuilder(uri)
			.method(operation.method(), body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
			.headers("Content-Type", one(TYPES), "Accept", one(ACCEPTED), "X-API-Key", key())
			.timeout(Duration.ofSeconds(90))
			.build();
		Answer answer = Answer.of(client.send(request, BodyHandlers.ofString()));
		this.statuses.merge(answer.status(), 1, Integer::sum);
		try {
			if (MALFORMED.matcher(uri.getRawPath()).find()) {
				answer.failure(400);
			}
			else {
				assertThat(answer.status()).isNotIn(500, 502, 503, 504);
				new Exchange(operation.method(), uri, body, answer).checked();
			}
		}
		catch (AssertionError | JacksonException ex) {
			this.problems.add("%s %s %s: %s".formatted(operation.method(), uri, body, ex.getMessage()));
		}
		if (operation.method().equals("DELETE") && answer.status() < 300) {
			this.workspace = this.samples.workspace();
		}
	}

	private String path(Contract.Operation operation) {
		if (!chance(10)) {
			return this.samples.path(operation, this.workspace);
		}
		String path = operation.path();
		for (JsonNode parameter : operation.parameters("path")) {
			String text = encode(text());
			path = path.replace("{%s}".formatted(parameter.get("name").asString()), text.isEmpty() ? "x" : text);
		}
		return path;
	}

	private String query(Contract.Operation operation) {
		List<String> names = new ArrayList<>(
				operation.parameters("query").stream().map((one) -> one.get("name").asString()).toList());
		if (names.isEmpty()) {
			return "";
		}
		if (chance(10)) {
			names.add(encode(text()));
		}
		String query = IntStream.range(0, this.random.nextInt(4))
			.mapToObj((_) -> one(names) + "=" + encode(text()))
			.collect(Collectors.joining("&"));
		return query.isEmpty() ? "" : "?" + query;
	}

	private String body(Contract.Operation operation) {
		JsonNode right = this.samples.body(operation, this.workspace);
		if (right == null || chance(20)) {
			return chance(50) ? "" : one(BODIES);
		}
		return chance(20) ? right.toString()
				: one(Mutations.of(Contract.PROMISED, operation.requestSchema().orElseThrow(), right)).body()
					.toString();
	}

	private String key() {
		String right = this.api.client().key();
		return chance(3) ? right.substring(this.random.nextInt(right.length())) + "x" : right;
	}

	private String text() {
		return chance(20) ? this.random.ints(1 + this.random.nextInt(20), 1, 0x2100)
			.mapToObj(Character::toString)
			.collect(Collectors.joining()) : one(TEXTS);
	}

	private static String encode(String text) {
		return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
	}

	private boolean chance(int percent) {
		return this.random.nextInt(100) < percent;
	}

	private <T> T one(List<T> values) {
		return values.get(this.random.nextInt(values.size()));
	}

}
