package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;

import io.regwatch.ingest.source.CatalogueLoader;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.WorkKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** A worker reads sources when their catalogue files say. */
class ScheduleIT {

	private static final String COUNT_FINISHED = """
			SELECT count(*)
			FROM run
			WHERE finished_at IS NOT NULL
			""";

	private static final String SCHEDULES = """
			SELECT coalesce(string_agg(concat_ws(' ', trigger_name, cron_expression, time_zone_id), ', '), 'none')
			FROM qrtz_cron_triggers
			""";

	private static final String MISS_TWO_NIGHTS = """
			UPDATE qrtz_triggers
			SET next_fire_time = next_fire_time - 48 * 3600 * 1000
			""";

	private static final String STATE = """
			SELECT concat_ws(' ', requested_version, completed_version, failures)
			FROM work_request
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestApplication application;

	@BeforeEach
	void startApplication() {
		this.stores = TestStores.in(this.directory);
		this.application = TestApplication.start(this.stores, Map.of());
		new Folder(this.directory.resolve("documents")).text("letter.txt", "Letter\n\nKeep records for five years.");
	}

	@AfterEach
	void stopApplication() {
		this.application.close();
	}

	@Test
	void workerReadsASourceEverySecond() throws IOException {
		load("* * * * * ?", "UTC");
		this.application.bean(WorkerSchedulers.class).start();
		await().atMost(Duration.ofMinutes(1)).until(() -> finished() >= 3);
		assertThat(new SearchIndex(this.stores).count("references", "drop")).isOne();
		assertThat(new SearchIndex(this.stores).count("updates", "drop")).isOne();
	}

	@Test
	void loadBringsSchedulesInLine() throws IOException {
		load("0 30 2 * * ?", "Europe/Paris");
		assertThat(schedules()).isEqualTo("drop 0 30 2 * * ? Europe/Paris");
		assertThat(this.application.bean(CronSchedules.class).findNext(WorkKind.INGEST)).containsOnlyKeys("drop");
		load("0 30 2 * * ?", "America/New_York");
		assertThat(schedules()).isEqualTo("drop 0 30 2 * * ? America/New_York");
		load("0 0 3 * * ?", "America/New_York");
		assertThat(schedules()).isEqualTo("drop 0 0 3 * * ? America/New_York");
		load("0 0 3 * * ? 2020", "America/New_York");
		assertThat(schedules()).isEqualTo("none");
		load("0 0 3 * * ?", "America/New_York");
		this.stores.jdbc().sql("DELETE FROM source").update();
		Files.delete(this.directory.resolve("sources/drop.yaml"));
		this.application.bean(CatalogueLoader.class).load();
		assertThat(schedules()).isEqualTo("none");
	}

	@Test
	void workerMakesUpForMissedNightsOnce() throws IOException, InterruptedException {
		load("0 30 2 * * ?", "Europe/Paris");
		this.stores.jdbc().sql(MISS_TWO_NIGHTS).update();
		this.application.bean(CatalogueLoader.class).load();
		this.application.bean(WorkerSchedulers.class).start();
		await().atMost(Duration.ofMinutes(1)).until(() -> finished() == 1);
		Thread.sleep(Duration.ofSeconds(3));
		assertThat(finished()).isOne();
		assertThat(this.stores.jdbc().sql(STATE).query(String.class).single()).isEqualTo("1 1 0");
	}

	private void load(String cron, String zone) throws IOException {
		Files.createDirectories(this.directory.resolve("sources"));
		Files.writeString(this.directory.resolve("sources/drop.yaml"), """
				id: drop
				title: Document drop
				geography: INT
				institution: Acme
				type: guidance
				kind: folder
				schedule: {cron: "%s", zone: %s}
				folder: {path: "%s"}
				""".formatted(cron, zone, this.directory.resolve("documents")));
		this.application.bean(CatalogueLoader.class).load();
	}

	private String schedules() {
		return this.stores.jdbc().sql(SCHEDULES).query(String.class).single();
	}

	private long finished() {
		return this.stores.jdbc().sql(COUNT_FINISHED).query(Long.class).single();
	}

}
