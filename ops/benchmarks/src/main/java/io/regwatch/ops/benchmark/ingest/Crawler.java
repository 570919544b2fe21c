package io.regwatch.ops.benchmark.ingest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import co.elastic.clients.transport.rest5_client.low_level.Request;
import co.elastic.clients.transport.rest5_client.low_level.Rest5Client;
import io.regwatch.ops.server.SearchServer;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.message.BasicHeader;
import org.apache.tika.exception.TikaException;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.parser.AutoDetectParser;
import org.apache.tika.sax.BodyContentHandler;
import org.xml.sax.SAXException;
import tools.jackson.databind.json.JsonMapper;

/**
 * A crawler in plain code: it reads the files of a folder with Tika, in this process and
 * with a thread for each processor, and sends their texts to Elasticsearch in bulk. It
 * keeps no versions and finds no changes.
 */
final class Crawler implements AutoCloseable {

	private static final int BULK = 50;

	private static final JsonMapper JSON = new JsonMapper();

	private final AutoDetectParser parser = new AutoDetectParser();

	private final Rest5Client client;

	Crawler(SearchServer server) {
		this.client = Rest5Client.builder(server.uris())
			.setDefaultHeaders(new Header[] { new BasicHeader("Authorization", "ApiKey " + server.apiKey()) })
			.build();
	}

	/** Returns how many files have a text. */
	int crawl(List<Path> files, String index) throws Exception {
		List<Callable<Integer>> bulks = new ArrayList<>();
		for (int from = 0; from < files.size(); from += BULK) {
			List<Path> part = files.subList(from, Math.min(files.size(), from + BULK));
			bulks.add(() -> index(part, index));
		}
		int indexed = 0;
		try (ExecutorService threads = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
			for (Future<Integer> bulk : threads.invokeAll(bulks)) {
				indexed += bulk.get();
			}
		}
		this.client.performRequest(new Request("POST", "/" + index + "/_refresh"));
		return indexed;
	}

	private int index(List<Path> files, String index) throws IOException {
		StringBuilder bulk = new StringBuilder();
		int texts = 0;
		for (Path file : files) {
			String text = text(file);
			if (!text.isBlank()) {
				bulk.append("{\"index\":{}}\n").append(JSON.writeValueAsString(document(file, text))).append('\n');
				texts++;
			}
		}
		if (texts > 0) {
			Request request = new Request("POST", "/" + index + "/_bulk");
			request.setJsonEntity(bulk.toString());
			this.client.performRequest(request);
		}
		return texts;
	}

	private static Map<String, String> document(Path file, String text) {
		return Map.of("path", file.toString(), "text", text);
	}

	/** An empty text if Tika cannot read the file. */
	private String text(Path file) {
		BodyContentHandler text = new BodyContentHandler(-1);
		try (InputStream stream = Files.newInputStream(file)) {
			this.parser.parse(stream, text, new Metadata());
			return text.toString();
		}
		catch (TikaException | SAXException ex) {
			return "";
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	@Override
	public void close() {
		try {
			this.client.close();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
