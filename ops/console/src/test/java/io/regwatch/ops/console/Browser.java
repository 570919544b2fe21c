package io.regwatch.ops.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.stream.Collectors;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

import static org.assertj.core.api.Assertions.assertThat;

/** Opens pages and sends forms, with cookies, without following redirects. */
final class Browser {

	private final HttpClient http = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

	private final String origin;

	private final String[] headers;

	/**
	 * Opens no page yet.
	 * @param headers of each request, as of a reverse proxy: names and values
	 */
	Browser(String origin, String... headers) {
		this.origin = origin;
		this.headers = headers;
	}

	HttpResponse<String> get(String path) {
		return send(request(path).build());
	}

	/** Does not read the body, which may be a stream of events. */
	HttpResponse<?> open(String path) {
		HttpResponse<InputStream> response = send(request(path).build(), HttpResponse.BodyHandlers.ofInputStream());
		try {
			response.body().close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return response;
	}

	/** Requests the address of a redirect, which may be another server's. */
	HttpResponse<String> follow(HttpResponse<String> redirect) {
		return send(
				HttpRequest.newBuilder(URI.create(redirect.headers().firstValue("Location").orElseThrow())).build());
	}

	Document page(String path) {
		return Jsoup.parse(get(path).body(), this.origin + path);
	}

	/** Posts a form with the token of the sign-out form of a page. */
	HttpResponse<String> post(String path, Map<String, String> fields) {
		return post(path, fields, token("/console/workspaces"));
	}

	HttpResponse<String> postWithoutToken(String path) {
		return send(request(path).POST(HttpRequest.BodyPublishers.noBody()).build());
	}

	HttpResponse<String> signIn(String name, String password) {
		return post("/console/sign-in", Map.of("username", name, "password", password), token("/console/sign-in"));
	}

	private HttpResponse<String> post(String path, Map<String, String> fields, String token) {
		String body = fields.entrySet()
			.stream()
			.map((field) -> field.getKey() + "=" + encode(field.getValue()))
			.collect(Collectors.joining("&", "_csrf=" + encode(token) + "&", ""));
		return send(request(path).header("Content-Type", "application/x-www-form-urlencoded")
			.POST(HttpRequest.BodyPublishers.ofString(body))
			.build());
	}

	/** Empty where a page is not shown to who is not signed in. */
	private String token(String path) {
		HttpResponse<String> page = get(path);
		assertThat(page.statusCode()).as(page.body()).isLessThan(400);
		return Jsoup.parse(page.body()).select("input[name=_csrf]").attr("value");
	}

	private HttpRequest.Builder request(String path) {
		HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(this.origin + path));
		return (this.headers.length > 0) ? request.headers(this.headers) : request;
	}

	private HttpResponse<String> send(HttpRequest request) {
		return send(request, HttpResponse.BodyHandlers.ofString());
	}

	private <T> HttpResponse<T> send(HttpRequest request, HttpResponse.BodyHandler<T> body) {
		try {
			return this.http.send(request, body);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	private static String encode(String text) {
		return URLEncoder.encode(text, StandardCharsets.UTF_8);
	}

}
