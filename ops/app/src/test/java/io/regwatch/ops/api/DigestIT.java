package io.regwatch.ops.api;

import io.regwatch.store.WrittenTexts;
import io.regwatch.store.Publications;
import io.regwatch.api.ApiClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.assessment.model.StubModel.Behaviour;
import io.regwatch.assessment.model.StubModel;
import io.regwatch.assessment.run.Preview;
import io.regwatch.assessment.run.PreviewService;
import io.regwatch.assessment.run.AssessmentRequest;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.search.index.Reindex;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.scheduling.Workers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.quartz.SchedulerException;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

/** Digests of updates, made once for all workspaces. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class DigestIT {

	private static final String CLAIM_OF_A_DEAD_WORKER = """
			WITH dead AS (
				INSERT INTO worker (host, pid) VALUES ('gone', 1) RETURNING id
			)
			INSERT INTO digest_item (update_id, leased_by, leased_at)
			SELECT :update, id, now()
			FROM dead
			""";

	private static final String FOLLOW_LATE = """
			CREATE FUNCTION follow_late() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				INSERT INTO source_subscription (workspace_id, source_id, status)
				SELECT id, 'late', 'subscribed' FROM workspace
				ON CONFLICT DO NOTHING;
				RETURN NEW;
			END $$;
			CREATE TRIGGER follow_late BEFORE INSERT ON batch_step_execution
			FOR EACH ROW WHEN (NEW.step_name = 'select')
			EXECUTE FUNCTION follow_late()
			""";

	private static final String ASSESSED_WITH_DIGEST = """
			SELECT EXISTS (SELECT FROM digest WHERE digest.update_id = assessment.update_id)
			FROM assessment
			""";

	private static final String MEANINGS = """
			SELECT count(*)
			FROM digest
			CROSS JOIN LATERAL jsonb_each(embeddings -> 'passages')
			""";

	private static final String OPEN_REQUESTS = """
			SELECT count(*)
			FROM work_request
			WHERE completed_version < requested_version
			""";

	private final StubModel stub = new StubModel(Behaviour.GOOD);

	private TestStores stores;

	private TestApplication application;

	private ApiClient client;

	private Publications publications;

	private int asked;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		Map<String, String> properties = new HashMap<>(this.stub.properties());
		properties.put("regwatch.work.clock-check-interval", "1h");
		this.application = TestApplication.complete(this.stores, properties);
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		this.publications = new Publications(this.stores.jdbc());
	}

	@AfterAll
	void stop() {
		this.application.close();
		this.stub.close();
	}

	@BeforeEach
	void beginAnew() throws SchedulerException {
		Workers.rest(this.application);
		this.stores.clear();
		this.stub.behave(Behaviour.GOOD);
		this.asked = this.stub.questions().size();
		this.publications.source("mdcg", "EU", "public");
		this.publications.redistribute("mdcg", "text");
	}

	@Test
	void updateIsDigestedOnceForAllAndItsDigestIsListedAndSearchable() {
		UUID reference = this.publications.reference("mdcg", "One", "guidance", "Stems");
		UUID update = this.publications.update(reference, "new_publication", "Stems", "2026-10-01T00:00:00Z");
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of("Each stem shall be polished by hand."));
		this.stores.jdbc().sql(CLAIM_OF_A_DEAD_WORKER).param("update", update).update();
		work();
		List<String> workspaces = List.of(this.client.newWorkspace(), this.client.newWorkspace(),
				this.client.newWorkspace());
		workspaces.forEach(this::subscribe);
		awaitCompleted();
		assertThat(questions()).hasSize(1);
		for (String workspace : workspaces) {
			JsonNode seen = this.client.get(workspace + "/updates?search=polished").json();
			assertThat(seen.at("/0/update/shortSummary").asString()).isEqualTo("The text says so.");
			assertThat(seen.at("/0/update/summary").asString())
				.isEqualTo("The text says so. “Each stem shall be polished by hand.” (page 1)");
		}
		assertThat(this.stores.jdbc().sql(MEANINGS).query(Integer.class).single()).isOne();
		await()
			.until(() -> this.stores.jdbc().sql("SELECT count(*) FROM digest_item").query(Integer.class).single() == 0);
	}

	@Test
	void obligationsAreReadWithTheDigestAndQuoteTheText() {
		UUID reference = this.publications.reference("mdcg", "One", "guidance", "Stems");
		this.publications.update(reference, "new_publication", "Stems", "2026-10-01T00:00:00Z");
		String duty = "Manufacturers shall polish each stem by 31 December 2027.";
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of("Stems are long.", duty));
		work();
		String workspace = this.client.newWorkspace();
		subscribe(workspace);
		awaitCompleted();
		JsonNode stated = this.client.get(workspace + "/obligations?due=2027-12-31&state=new").json();
		assertThat(stated).hasSize(1);
		assertThat(stated.at("/0/bearer").asString()).isEqualTo("manufacturer");
		JsonNode evidence = stated.at("/0/evidence");
		assertThat(evidence.get("text").asString()).isEqualTo(duty);
		String text = this.client
			.get("%s/references/%s/versions/%s/text".formatted(workspace, reference,
					evidence.get("versionId").asString()))
			.json()
			.get("segments")
			.valueStream()
			.filter((segment) -> segment.get("segment").asInt() == evidence.get("segment").asInt())
			.map((segment) -> segment.get("text").asString())
			.findFirst()
			.orElseThrow();
		assertThat(text.substring(evidence.get("start").asInt(), evidence.get("end").asInt())).isEqualTo(duty);
	}

	@Test
	void previewCountsDigestsThatAreMissing() {
		UUID reference = this.publications.reference("mdcg", "One", "guidance", "Stems");
		this.publications.update(reference, "new_publication", "Stems", "2026-10-01T00:00:00Z");
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of("Each stem shall be polished by hand."));
		String workspace = this.client.newWorkspace();
		subscribe(workspace);
		Preview before = preview(workspace);
		assertThat(before.items()).isOne();
		assertThat(before.calls()).isEqualTo(2);
		work();
		awaitCompleted();
		assertThat(preview(workspace)).isEqualTo(new Preview(0, 0, 0));
		assertThat(before.tokens()).isGreaterThan(questions().getFirst().length() / 4);
	}

	@Test
	void revisionIsDigestedByWhatItChangesOnceThatIsKnown() {
		UUID changed = revise("Changed", "completed");
		UUID same = revise("Same", "completed");
		UUID later = revise("Later", "generating");
		this.stores.jdbc()
			.sql("UPDATE redline SET inserted = 0, deleted = 0 WHERE update_id = :update")
			.param("update", same)
			.update();
		work();
		String workspace = this.client.newWorkspace();
		subscribe(workspace);
		awaitCompleted();
		assertThat(digested()).containsExactly(changed);
		assertThat(questions()).hasSize(1)
			.allMatch((text) -> text.contains("NEW TEXT\n[0] Changed was written anew")
					&& text.contains("REMOVED TEXT\n[1] Changed stood here before")
					&& !text.contains("Changed stays as it is"));
		this.publications.redline(later, "completed", "<p></p>", null);
		subscribe(workspace);
		awaitCompleted();
		assertThat(digested()).containsExactlyInAnyOrder(changed, later);
	}

	@Test
	void digestThatModelCannotMakeNowIsMadeByTheNextRun() {
		UUID reference = this.publications.reference("mdcg", "One", "guidance", "Stems");
		this.publications.update(reference, "new_publication", "Stems", "2026-10-01T00:00:00Z");
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of("Each stem shall be shining by night."));
		this.stub.behave(Behaviour.FAILING);
		work();
		String workspace = this.client.newWorkspace();
		subscribe(workspace);
		awaitCompleted();
		assertThat(digested()).isEmpty();
		this.stub.behave(Behaviour.GOOD);
		subscribe(workspace);
		awaitCompleted();
		assertThat(digested()).hasSize(1);
	}

	@Test
	void textThatMayOnlyBeDescribedIsNotDigested() {
		this.publications.redistribute("mdcg", "metadata");
		UUID reference = this.publications.reference("mdcg", "One", "guidance", "Stems");
		this.publications.update(reference, "new_publication", "Stems", "2026-10-01T00:00:00Z");
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of("Each stem shall be paid for."));
		work();
		subscribe(this.client.newWorkspace());
		awaitCompleted();
		assertThat(digested()).isEmpty();
		assertThat(this.stub.questions()).hasSize(this.asked);
	}

	@Test
	void updateThatIsSeenWhileRunIsAtWorkIsDigestedBeforeItIsAssessed() {
		this.publications.source("late", "EU", "public");
		this.publications.redistribute("late", "text");
		UUID reference = this.publications.reference("late", "One", "guidance", "Stems");
		this.publications.update(reference, "new_publication", "Stems", "2026-10-01T00:00:00Z");
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of("Each stem shall be polished by hand."));
		this.stores.jdbc().sql(FOLLOW_LATE).update();
		work();
		subscribe(this.client.newWorkspace());
		awaitCompleted();
		this.stores.jdbc().sql("DROP FUNCTION follow_late() CASCADE").update();
		assertThat(this.stores.jdbc().sql(ASSESSED_WITH_DIGEST).query(Boolean.class).list()).containsExactly(true);
	}

	@Test
	void digestThatNeedsTooMuchCpuTimeIsAFailedItemAndIsMadeWithAHigherLimit() {
		UUID reference = this.publications.reference("mdcg", "One", "guidance", "Stems");
		this.publications.update(reference, "new_publication", "Stems", "2026-10-01T00:00:00Z");
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, longText());
		String workspace = this.client.newWorkspace();
		Map<String, Object> limited = new HashMap<>(this.stub.properties());
		limited.put("regwatch.assessment.digest.cpu-limit", "1ns");
		try (TestApplication worker = TestApplication.start(this.stores, limited)) {
			worker.bean(WorkerSchedulers.class).start();
			subscribe(workspace);
			awaitCompleted();
		}
		assertThat(digested()).isEmpty();
		assertThat(this.stores.jdbc().sql("SELECT failure FROM digest_item").query(String.class).list())
			.containsExactly("text_too_complex");
		work();
		subscribe(workspace);
		awaitCompleted();
		assertThat(digested()).hasSize(1);
	}

	/** Reading it takes longer than the waiting thread may be without a processor. */
	private static List<String> longText() {
		return IntStream.rangeClosed(1, 2000)
			.mapToObj("Each stem of size %d shall be polished by hand."::formatted)
			.toList();
	}

	private Preview preview(String workspace) {
		UUID id = UUID.fromString(workspace.substring(workspace.lastIndexOf('/') + 1));
		return this.application.bean(PreviewService.class)
			.find(id, new AssessmentRequest(null, false, null, null, null, null))
			.orElseThrow();
	}

	private UUID revise(String title, String redline) {
		UUID reference = this.publications.reference("mdcg", title, "guidance", title);
		UUID update = this.publications.revise(reference);
		WrittenTexts texts = new WrittenTexts(this.stores.jdbc());
		texts.write(reference, 1, List.of(title + " stays as it is.", title + " stood here before."));
		texts.write(reference, 2, List.of(title + " stays as it is.", title + " was written anew."));
		this.publications.redline(update, redline, redline.equals("completed") ? "<p></p>" : null, null);
		return update;
	}

	private void work() {
		this.application.bean(Reindex.class).reindex((done, total) -> {
		});
		this.application.bean(WorkerSchedulers.class).start();
	}

	private void subscribe(String workspace) {
		assertThat(this.client
			.send("PATCH", workspace + "/subscriptions",
					"{\"sources\": [{\"sourceId\": \"mdcg\", \"status\": \"subscribed\"}]}")
			.status()).isEqualTo(200);
	}

	private List<String> questions() {
		return this.stub.questions()
			.stream()
			.skip(this.asked)
			.filter((one) -> one.at("/response_format/json_schema/name").asString().equals("digest"))
			.map((one) -> one.at("/messages/1/content").asString())
			.toList();
	}

	private List<UUID> digested() {
		return this.stores.jdbc()
			.sql("SELECT update_id FROM digest")
			.query((row, number) -> row.getObject(1, UUID.class))
			.list();
	}

	private void awaitCompleted() {
		await().atMost(Duration.ofMinutes(1))
			.until(() -> this.stores.jdbc().sql(OPEN_REQUESTS).query(Long.class).single() == 0);
	}

}
