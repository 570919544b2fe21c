package io.regwatch.ingest;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

import com.sun.net.httpserver.HttpServer;
import io.micrometer.tracing.Tracer;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.SpanProcessor;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.opentelemetry.sdk.trace.export.SimpleSpanProcessor;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.context.annotation.Bean;

import static org.assertj.core.api.Assertions.assertThat;

/** Traces of a run, from its job to each request that is sent for an item. */
class TracesIT {

	static final String ENDPOINT = "management.opentelemetry.tracing.export.otlp.endpoint";

	private static final String SOURCE = """
			id: traced
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:PORT/list.json"]
			  items: /results
			  fields:
			    id: {pointer: /id}
			    url: {pointer: /url}
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private WebSite site;

	@BeforeEach
	void open() throws IOException {
		this.stores = TestStores.in(this.directory);
		this.site = WebSite.start();
		this.site.text("/1.txt", "Guidance 1");
		this.site.list("{\"id\": \"G 1\", \"url\": \"/1.txt\"}");
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void requestsAreBelowTheirItemAndItsStepAndItsRun() throws IOException {
		try (TestApplication application = TestApplication.start(this.stores,
				Map.of(ENDPOINT, "http://127.0.0.1:9/v1/traces", "management.tracing.export.otlp.enabled", "false"),
				Exported.class)) {
			ingest(application);
			List<SpanData> spans = application.bean(InMemorySpanExporter.class).getFinishedSpanItems();
			SpanData request = spans.stream()
				.filter((span) -> attribute(span, "url.full").endsWith("/1.txt"))
				.findFirst()
				.orElseThrow();
			SpanData item = parent(request, spans);
			assertThat(attribute(item, "regwatch.item"))
				.isEqualTo(this.stores.jdbc().sql("SELECT id FROM run_item").query(String.class).single());
			assertThat(attribute(item, "regwatch.run"))
				.isEqualTo(this.stores.jdbc().sql("SELECT id FROM run").query(String.class).single());
			SpanData step = parent(item, spans);
			assertThat(attribute(step, "spring.batch.step.name")).isEqualTo(attribute(item, "regwatch.step"))
				.isEqualTo("fetch");
			assertThat(attribute(step, "regwatch.run")).isEqualTo(attribute(item, "regwatch.run"));
			SpanData job = parent(step, spans);
			assertThat(attribute(job, "spring.batch.job.name")).isEqualTo("ingest");
			assertThat(job.getParentSpanContext().isValid()).isFalse();
			assertThat(spans).extracting((span) -> attribute(span, "url.full"))
				.anyMatch((url) -> url.endsWith("/list.json"));
			assertThat(spans).filteredOn((span) -> !span.getTraceId().equals(job.getTraceId()))
				.allMatch((shared) -> attribute(shared, "url.full").endsWith("/robots.txt"));
		}
	}

	@Test
	void tracesAreSentToTheEndpoint() throws IOException {
		Queue<String> received = new ConcurrentLinkedQueue<>();
		HttpServer collector = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
		collector.createContext("/v1/traces", (exchange) -> {
			received.add(exchange.getRequestHeaders().getFirst("Content-Type"));
			exchange.getRequestBody().readAllBytes();
			exchange.sendResponseHeaders(200, -1);
			exchange.close();
		});
		collector.start();
		try {
			try (TestApplication application = TestApplication.start(this.stores,
					Map.of(ENDPOINT, "http://127.0.0.1:%d/v1/traces".formatted(collector.getAddress().getPort())))) {
				ingest(application);
			}
			assertThat(received).isNotEmpty().containsOnly("application/x-protobuf");
		}
		finally {
			collector.stop(0);
		}
	}

	@Test
	void nothingIsRecordedWithoutAnEndpoint() throws IOException {
		try (TestApplication application = TestApplication.start(this.stores, Map.of(), Exported.class)) {
			ingest(application);
			assertThat(application.context().getBeansOfType(Tracer.class)).isEmpty();
			assertThat(application.bean(InMemorySpanExporter.class).getFinishedSpanItems()).isEmpty();
		}
	}

	private void ingest(TestApplication application) throws IOException {
		Path file = this.directory.resolve("traced.yaml");
		Files.writeString(file, SOURCE.replace("PORT", String.valueOf(this.site.port())));
		application.bean(Sources.class).save(SourceFile.read(file));
		Folder.ingest(application, "traced");
	}

	private static SpanData parent(SpanData span, List<SpanData> spans) {
		return spans.stream()
			.filter((other) -> other.getSpanId().equals(span.getParentSpanId()))
			.findFirst()
			.orElseThrow(() -> new AssertionError("No parent: " + span));
	}

	private static String attribute(SpanData span, String name) {
		return String.valueOf(span.getAttributes().get(AttributeKey.stringKey(name)));
	}

	static class Exported {

		@Bean
		InMemorySpanExporter finishedSpans() {
			return InMemorySpanExporter.create();
		}

		@Bean
		SpanProcessor spanProcessor(InMemorySpanExporter finished) {
			return SimpleSpanProcessor.create(finished);
		}

	}

}
