package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

import com.sun.net.httpserver.HttpExchange;
import io.regwatch.http.CrawlClient;
import io.regwatch.http.Mirrors;
import io.regwatch.http.StubSite;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ingest.source.list.WebListing;

/** Lists shipped sources as if their authorities answered from this machine. */
final class Replay implements AutoCloseable {

	private static final Path FILES = Path.of("..", "schemas", "src", "main", "resources", "catalogue", "sources");

	private final StubSite site = new StubSite();

	private final Function<URI, String> answers;

	/** Answers addresses; an empty answer is 404. */
	Replay(Function<URI, String> answers) {
		this.answers = answers;
		this.site.on("/", this::answer);
	}

	/** Lists a source whose file is changed by pairs of a regex and its replacement. */
	Listing list(String id, String... changes) {
		SourceDefinition source = source(id, changes);
		Stream<String> urls = Stream.concat((source.list() != null) ? source.list().urls().stream() : Stream.of(),
				(source.table() != null) ? source.table().urls().stream() : Stream.of());
		List<Mirrors.Mirror> mirrors = urls.map((url) -> url.replaceFirst("(https?://[^/]+/).*", "$1"))
			.distinct()
			.map((host) -> new Mirrors.Mirror(host, this.site.uri("/").toString()))
			.toList();
		return WebListing.of(source, new CrawlClient(new Mirrors(mirrors)), PageCache.NONE);
	}

	private static SourceDefinition source(String id, String... changes) {
		Path file = FILES.resolve(id + ".yaml");
		try {
			String text = Files.readString(file).replaceFirst("requestsPerSecond: [0-9.]+", "requestsPerSecond: 1000");
			for (int i = 0; i < changes.length; i += 2) {
				text = text.replaceAll("(?m)" + changes[i], changes[i + 1]);
			}
			return SourceFile.read(file, text);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private void answer(HttpExchange exchange) throws IOException {
		String body = exchange.getRequestURI().getPath().equals("/robots.txt") ? ""
				: this.answers.apply(exchange.getRequestURI());
		StubSite.answer(exchange, body.isEmpty() ? 404 : 200, body.startsWith("<") ? "text/html" : "application/json",
				body);
	}

	@Override
	public void close() {
		this.site.close();
	}

}
