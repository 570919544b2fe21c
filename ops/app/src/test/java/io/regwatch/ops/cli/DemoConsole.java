package io.regwatch.ops.cli;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import static org.assertj.core.api.Assertions.assertThat;

/** The console of a demo, with what its runs have really stored: each link opens. */
final class DemoConsole {

	private static final Pattern ANNOUNCED = Pattern
		.compile("console at (http://[^/]+)/console, name '(.*)', password '(.*)'");

	private static final Pattern TOKEN = Pattern.compile("name=\"_csrf\" value=\"([^\"]+)\"");

	private static final Pattern LINK = Pattern.compile("href=\"(/console[^\"#]*)");

	/** More than the demo has. */
	private static final int MAX_PAGES = 1000;

	private final HttpClient http = HttpClient.newBuilder()
		.cookieHandler(new CookieManager())
		.followRedirects(HttpClient.Redirect.NORMAL)
		.build();

	private final String origin;

	private DemoConsole(String origin) {
		this.origin = origin;
	}

	/**
	 * Follows all links of all pages.
	 * @param announcement of a running demo
	 * @return how many addresses answered
	 */
	static int requireAllLinksOpen(String announcement) throws IOException, InterruptedException {
		Matcher announced = ANNOUNCED.matcher(announcement);
		assertThat(announced.find()).as(announcement).isTrue();
		DemoConsole console = new DemoConsole(announced.group(1));
		console.signIn(announced.group(2), announced.group(3));
		Map<String, Integer> failures = new LinkedHashMap<>();
		int opened = console.follow(failures);
		assertThat(failures).isEmpty();
		return opened;
	}

	private void signIn(String name, String password) throws IOException, InterruptedException {
		Matcher token = TOKEN.matcher(get("/console/sign-in").body());
		assertThat(token.find()).isTrue();
		String form = "username=%s&password=%s&_csrf=%s".formatted(name, password,
				URLEncoder.encode(token.group(1), StandardCharsets.UTF_8));
		HttpResponse<String> page = send(request("/console/sign-in").POST(HttpRequest.BodyPublishers.ofString(form))
			.header("Content-Type", "application/x-www-form-urlencoded")
			.build());
		assertThat(page.uri().getPath()).isEqualTo("/console/night");
	}

	private int follow(Map<String, Integer> failures) throws IOException, InterruptedException {
		Set<String> seen = new HashSet<>(Set.of("/console"));
		Deque<String> open = new ArrayDeque<>(seen);
		while (!open.isEmpty() && seen.size() < MAX_PAGES) {
			String path = open.remove();
			HttpResponse<String> page = get(path);
			if (page.statusCode() != 200) {
				failures.put(path, page.statusCode());
			}
			LINK.matcher(page.body())
				.results()
				.map((link) -> link.group(1).replace("&amp;", "&"))
				.filter(seen::add)
				.forEach(open::add);
		}
		return seen.size();
	}

	private HttpResponse<String> get(String path) throws IOException, InterruptedException {
		return send(request(path).build());
	}

	private HttpRequest.Builder request(String path) {
		return HttpRequest.newBuilder(URI.create(this.origin + path));
	}

	private HttpResponse<String> send(HttpRequest request) throws IOException, InterruptedException {
		return this.http.send(request, HttpResponse.BodyHandlers.ofString());
	}

}
