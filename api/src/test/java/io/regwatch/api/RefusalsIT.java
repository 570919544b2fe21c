package io.regwatch.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/** Requests that are refused before they reach a controller. */
@ExtendWith(PublishedApi.class)
@ResourceLock(value = PublishedApi.ROWS, mode = ResourceAccessMode.READ)
class RefusalsIT {

	private static final String LIST = "/api/workspaces";

	private final PublishedApi.Api api;

	private final ApiClient client;

	private final ApiClient anonymous;

	RefusalsIT(PublishedApi.Api api) {
		this.api = api;
		this.client = api.client();
		this.anonymous = new ApiClient(this.client.port(), "");
	}

	@ParameterizedTest
	@ValueSource(strings = { "GET /api/workspaces?search=<> HTTP/1.1", "GET /api/%zz HTTP/1.1", "GET /api/%2F HTTP/1.1",
			"GET /api/../../etc HTTP/1.1", "GET /api/workspaces HTTP/9.9", "GET", "\u0001", "G<T / HTTP/1.1",
			"GET /api/workspaces HTTP/1.1\r\nBad Header: x", "GET /api/workspaces HTTP/1.1\r\nContent-Length: x",
			"GET /api/workspaces HTTP/1.1\r\nX-Long: LONG" })
	void requestWhenItIsNotHttpSaysNothingOfTheServer(String head) {
		String answer = raw(head.replace("LONG", "x".repeat(20_000)) + "\r\nHost: a\r\nConnection: close\r\n\r\n");
		assertThat(answer).doesNotContainIgnoringCase("tomcat", "apache", "html", "exception", "java");
		String body = answer.substring(Math.max(answer.indexOf("\r\n\r\n"), 0)).strip();
		if (!body.isEmpty()) {
			String status = answer.split(" ", 3)[1];
			assertThat(answer).contains("Content-Type: application/json");
			assertThat(body).contains("\"statusCode\":" + status);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "search=%zz", "search=%ff%fe", "limit=%" })
	void requestWhenItsQueryIsNotWellFormedIsABadRequest(String query) {
		String answer = raw("GET %s/updates?%s HTTP/1.1\r\nHost: a\r\nX-API-Key: %s\r\nConnection: close\r\n\r\n"
			.formatted(this.api.everything(), query, this.client.key()));
		assertThat(answer).startsWith("HTTP/1.1 400").contains("\"statusCode\":400");
	}

	@Test
	@ExtendWith(OutputCaptureExtension.class)
	void queryWhenNotWellFormedWritesNoErrorAndNoLineOfItsOwn(CapturedOutput output) {
		raw("GET %s/updates?search=%%0AFORGED%%ff%%zz HTTP/1.1\r\nHost: a\r\nX-API-Key: %s\r\nConnection: close\r\n\r\n"
			.formatted(this.api.everything(), this.client.key()));
		// Other threads of the shared application write to the same output: only lines of
		// the server are counted.
		assertThat(output.getAll()).doesNotContain("FORGED", "\tat org.apache.catalina", "\tat org.apache.coyote");
		assertThat(output.getAll().lines()).noneMatch(line -> line.contains("ERROR") && line.contains("o.a.c."));
	}

	@Test
	void requestWhenMethodIsNotAllowedNamesThoseThatAre() {
		Answer refused = this.client.send("PUT", LIST, "{}");
		assertThat(refused.failure(405)).contains("PUT");
		assertThat(refused.response().headers().firstValue("Allow").orElseThrow().split(", ?")).contains("GET", "POST");
		this.client.send("TRACE", LIST, "").failure(405);
	}

	@Test
	void optionsWhenAskedAreThoseOfThePath() {
		this.anonymous.send("OPTIONS", LIST, "").failure(401);
		Answer options = this.client.send("OPTIONS", LIST, "");
		assertThat(options.status()).isEqualTo(200);
		assertThat(options.body()).isEmpty();
		assertThat(options.response().headers().firstValue("Allow").orElseThrow().split(", ?"))
			.containsExactlyInAnyOrder("GET", "HEAD", "POST", "OPTIONS");
	}

	@Test
	void bodyWhenOfAnotherTypeIsRefusedUnread() {
		for (String type : List.of("application/x-www-form-urlencoded", "multipart/form-data", "text/plain",
				"nonsense")) {
			this.anonymous.send("PATCH", LIST + "/x/profile", "%zz=", "Content-Type", type).failure(401);
			this.client.send("PATCH", this.api.everything() + "/profile", "%zz=", "Content-Type", type).failure(415);
			this.client.send("POST", LIST, "%zz=", "Content-Type", type).failure(415);
		}
	}

	@Test
	void listWhenJsonIsNotAcceptedIsNotAcceptable() {
		String workspace = this.api.everything();
		this.client.send("GET", workspace + "/updates", "", "Accept", "application/xml").failure(406);
		this.client.send("GET", workspace + "/updates", "", "Accept", "nonsense").failure(406);
		assertThat(this.client.send("GET", workspace + "/updates", "", "Accept", "text/html, */*;q=0.1").status())
			.isEqualTo(200);
	}

	@Test
	void bodyWhenOfTheWrongTypeSaysWhichWouldBeRight() {
		String path = this.api.everything() + "/profile";
		assertThat(this.client.send("PATCH", path, "{\"markets\": \"EU\"}").failure(400))
			.isEqualTo("Field 'markets' must be a list");
		assertThat(this.client.send("PATCH", path, "{\"products\": [{\"name\": 5}]}").failure(400))
			.isEqualTo("Field 'products[0].name' must be a string");
		assertThat(this.client.send("PATCH", path, "{\"products\": [5]}").failure(400))
			.isEqualTo("Field 'products[0]' must be an object");
		assertThat(this.client.send("PATCH", path, "[]").failure(400)).isEqualTo("The body must be a JSON object");
	}

	@Test
	void contractNeedsNoKey() {
		Answer contract = this.anonymous.get("/openapi.yaml");
		assertThat(contract.status()).isEqualTo(200);
		assertThat(contract.body()).isEqualTo(Contract.text());
		assertThat(contract.response().headers().firstValue("Content-Type")).hasValue("application/yaml;charset=UTF-8");
	}

	@Test
	void pageWhenOpenedFindsEverythingItNeeds() {
		Answer page = this.anonymous.get("/docs");
		assertThat(page.response().headers().allValues("Content-Security-Policy")).singleElement()
			.asString()
			.contains("default-src 'self'");
		List<String> parts = Pattern.compile("(?:src|href)=\"([^\"]+)\"")
			.matcher(page.body())
			.results()
			.map((part) -> part.group(1))
			.toList();
		assertThat(parts).hasSize(5).allSatisfy((part) -> {
			assertThat(this.anonymous.get("/" + part).status()).isEqualTo(200);
			assertThat(this.anonymous.get("/" + part).response().headers().firstValue("X-Content-Type-Options"))
				.hasValue("nosniff");
		});
	}

	private String raw(String request) {
		try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), this.client.port())) {
			socket.setSoTimeout(10_000);
			socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
			return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
