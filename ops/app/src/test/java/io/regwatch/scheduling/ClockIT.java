package io.regwatch.scheduling;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.DatabaseClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A worker whose clock is wrong begins nothing and says that it is not ready. */
class ClockIT {

	private static final String ADD_WORKSPACE = """
			WITH client AS (INSERT INTO client (name) VALUES ('Acme') RETURNING id)
			INSERT INTO workspace (client_id, name)
			SELECT id, 'Acme'
			FROM client
			RETURNING id
			""";

	@TempDir
	private Path directory;

	private TestApplication application;

	private WrongClock clock;

	private ScriptedHandler handler;

	private UUID workspace;

	@BeforeEach
	void start() {
		TestStores stores = TestStores.in(this.directory);
		this.application = TestApplication.complete(stores, Map.of("regwatch.work.clock-check-interval", "200ms"),
				WrongClock.class, ScriptedHandler.class);
		this.clock = this.application.bean(WrongClock.class);
		this.handler = this.application.bean(ScriptedHandler.class);
		this.workspace = stores.jdbc().sql(ADD_WORKSPACE).query(UUID.class).single();
	}

	@AfterEach
	void stop() {
		this.application.close();
	}

	@Test
	void workWhenTheClockIsWrongAtTheStartBeginsOnceItIsRight() throws Exception {
		this.clock.set(Duration.ofMillis(1500));
		this.application.bean(WorkerSchedulers.class).start();
		request();
		Thread.sleep(Duration.ofSeconds(3));
		assertThat(this.handler.triggers()).isZero();
		assertThat(readiness()).isEqualTo(503);
		this.clock.set(Duration.ofMillis(500));
		awaitTriggers(1);
		assertThat(readiness()).isEqualTo(200);
	}

	@Test
	void workWhenTheClockGoesWrongIsFinishedButNoneBegins() throws Exception {
		this.application.bean(WorkerSchedulers.class).start();
		request();
		awaitTriggers(1);
		this.clock.set(Duration.ofSeconds(-2));
		await().atMost(Duration.ofSeconds(10)).until(() -> readiness() == 503);
		Thread.sleep(Duration.ofMillis(500));
		request();
		Thread.sleep(Duration.ofSeconds(3));
		assertThat(this.handler.triggers()).isOne();
		this.clock.set(Duration.ZERO);
		awaitTriggers(2);
	}

	private void request() {
		this.handler.answer(() -> new WorkResult.Done(this.application.bean(DatabaseClock.class).now()));
		this.application.bean(TransactionTemplate.class)
			.executeWithoutResult((status) -> this.application.bean(WorkQueue.class)
				.request(WorkKind.ASSESS, this.workspace.toString(), this.workspace));
	}

	private void awaitTriggers(int triggers) {
		await().atMost(Duration.ofSeconds(60)).until(() -> this.handler.triggers() == triggers);
	}

	private int readiness() throws IOException, InterruptedException {
		URI uri = URI.create("http://127.0.0.1:%d/actuator/health/readiness".formatted(this.application.port()));
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(HttpRequest.newBuilder(uri).build(), BodyHandlers.discarding()).statusCode();
		}
	}

}
