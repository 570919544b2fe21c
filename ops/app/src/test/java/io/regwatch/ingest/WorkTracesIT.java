package io.regwatch.ingest;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.sdk.testing.exporter.InMemorySpanExporter;
import io.opentelemetry.sdk.trace.data.SpanData;
import io.regwatch.api.ApiClient;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.batch.JobResult;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderSource;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.api.WebhookReceiver;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.store.Publications;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Work that one process requests and another does is one trace. */
class WorkTracesIT {

	private static final Map<String, Object> EXPORTED = Map.of(TracesIT.ENDPOINT, "http://127.0.0.1:9/v1/traces",
			"management.tracing.export.otlp.enabled", "false");

	@TempDir
	private Path directory;

	@Test
	void itemsOfAnAssistingWorkerAreInTheTraceOfTheRun() throws Exception {
		TestStores stores = TestStores.in(this.directory);
		Map<String, Object> properties = new HashMap<>(EXPORTED);
		properties.put("regwatch.work-sharing.min-items", 5);
		SourceDefinition folder = FolderSource.of(SampleFolder.fill(this.directory.resolve("documents")));
		try (TestApplication owner = TestApplication.start(stores, properties, TracesIT.Exported.class);
				TestApplication other = TestApplication.start(stores, properties, TracesIT.Exported.class)) {
			owner.bean(Sources.class).save(folder);
			new Publications(stores.jdbc()).follow(folder.id(), "EU", "");
			runWithBoth(stores, owner, other, folder.id());
			Set<String> runs = traces(owner, "spring.batch.job.name");
			assertThat(runs).hasSize(1);
			assertThat(traces(other, "regwatch.item")).isEqualTo(runs);
			assertThat(spans(other)).filteredOn((span) -> span.getName().equals("assist"))
				.isNotEmpty()
				.allMatch((span) -> isBelow(span, spans(owner), "request assist"));
			assertThat(stores.jdbc()
				.sql("SELECT trace_parent FROM work_request WHERE kind = 'assess'")
				.query(String.class)
				.single()).as("assessments are in the trace, too").contains(runs);
		}
	}

	@Test
	void webhookIsInTheTraceOfTheCallThatRequestedIt() {
		WebhookReceiver receiver = new WebhookReceiver();
		Map<String, Object> properties = new HashMap<>(EXPORTED);
		properties.put("regwatch.webhooks.allowed-private-origins", receiver.origin());
		receiver.start();
		try (TestApplication application = TestApplication.complete(TestStores.in(this.directory), properties,
				TracesIT.Exported.class)) {
			application.bean(WorkerSchedulers.class).start();
			ApiClient client = new ApiClient(application.port(),
					application.bean(ApiKeys.class).create("Acme", null).key());
			String webhook = client
				.send("POST", "/api/webhooks", "{\"url\": \"%s/secret\"}".formatted(receiver.origin()))
				.json()
				.at("/webhook/id")
				.asString();
			client.send("POST", "/api/webhooks/" + webhook + "/ping", "");
			await().atMost(Duration.ofMinutes(1))
				.until(() -> !traces(application, "regwatch.webhook.endpoint").isEmpty());
			SpanData post = spans(application).stream()
				.filter((span) -> span.getName().equals("webhook webhook.ping"))
				.findFirst()
				.orElseThrow();
			assertThat(attribute(post, "regwatch.outcome")).isEqualTo("status 204");
			assertThat(post.getAttributes().toString()).doesNotContain("/secret");
			// The span around it ends, and is exported, after it.
			await().atMost(Duration.ofMinutes(1)).until(() -> isBelow(post, spans(application), "deliver_webhooks"));
			assertThat(spans(application)).filteredOn((span) -> span.getName().startsWith("http post"))
				.extracting(SpanData::getTraceId)
				.contains(post.getTraceId());
		}
		finally {
			receiver.close();
		}
	}

	private static void runWithBoth(TestStores stores, TestApplication owner, TestApplication other, String source)
			throws Exception {
		try (DbBarrier gate = DbBarrier.before(stores.database(), "UPDATE", "run_item", "NEW.stage = 'compare'")) {
			IngestLauncher launcher = owner.bean(IngestLauncher.class);
			CompletableFuture<JobResult> run = CompletableFuture
				.supplyAsync(() -> launcher.launch(source), Thread::startVirtualThread)
				.orTimeout(2, TimeUnit.MINUTES);
			await().atMost(Duration.ofMinutes(1)).until(() -> run.isDone() || gate.isReached());
			other.bean(WorkerSchedulers.class).start();
			await().atMost(Duration.ofMinutes(1)).until(() -> stores.jdbc().sql("""
					SELECT count(*) > 1 FROM run_item WHERE leased_by <> (SELECT worker_id FROM run)
					""").query(Boolean.class).single());
			gate.open();
			assertThat(run.join()).isInstanceOf(JobResult.Completed.class);
		}
		await().atMost(Duration.ofMinutes(1)).until(() -> spans(other).stream().anyMatch(WorkTracesIT::isAssistance));
	}

	/** It ends after its items. */
	private static boolean isAssistance(SpanData span) {
		return span.getName().equals("assist");
	}

	private static boolean isBelow(SpanData span, List<SpanData> spans, String parent) {
		return spans.stream()
			.filter((other) -> other.getSpanId().equals(span.getParentSpanId()))
			.anyMatch((other) -> other.getName().equals(parent) && other.getTraceId().equals(span.getTraceId()));
	}

	/** Traces that have a span with an attribute. */
	private static Set<String> traces(TestApplication application, String attribute) {
		return spans(application).stream()
			.filter((span) -> span.getAttributes().get(AttributeKey.stringKey(attribute)) != null)
			.map(SpanData::getTraceId)
			.collect(Collectors.toSet());
	}

	private static String attribute(SpanData span, String name) {
		return String.valueOf(span.getAttributes().get(AttributeKey.stringKey(name)));
	}

	private static List<SpanData> spans(TestApplication application) {
		return application.bean(InMemorySpanExporter.class).getFinishedSpanItems();
	}

}
