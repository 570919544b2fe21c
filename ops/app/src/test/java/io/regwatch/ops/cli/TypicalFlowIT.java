package io.regwatch.ops.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import io.regwatch.http.StubSite;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.server.FreePort;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import regwatch.client.ApiClient;
import regwatch.client.ApiException;
import regwatch.client.api.AssessmentsApi;
import regwatch.client.api.AuditApi;
import regwatch.client.api.ChangesApi;
import regwatch.client.api.ExportsApi;
import regwatch.client.api.ObligationsApi;
import regwatch.client.api.ProfileApi;
import regwatch.client.api.ReferencesApi;
import regwatch.client.api.ReviewsApi;
import regwatch.client.api.SavedSearchesApi;
import regwatch.client.api.WebhooksApi;
import regwatch.client.api.SubscriptionsApi;
import regwatch.client.api.UpdatesApi;
import regwatch.client.api.WorkspacesApi;
import regwatch.client.model.ApplicabilityStatus;
import regwatch.client.model.AssessmentOrder;
import regwatch.client.model.AssessmentRun;
import regwatch.client.model.ChangePage;
import regwatch.client.model.LanguageChange;
import regwatch.client.model.NewWorkspace;
import regwatch.client.model.CreatedWebhook;
import regwatch.client.model.NewWebhook;
import regwatch.client.model.PassagePart;
import regwatch.client.model.Priority;
import regwatch.client.model.Product;
import regwatch.client.model.ProductChange;
import regwatch.client.model.Profile;
import regwatch.client.model.ProfileChange;
import regwatch.client.model.ProfileGeneration;
import regwatch.client.model.RedlineStatus;
import regwatch.client.model.Reference;
import regwatch.client.model.ReferenceDetail;
import regwatch.client.model.ReferenceType;
import regwatch.client.model.ReviewChange;
import regwatch.client.model.SavedSearchContent;
import regwatch.client.model.SourceSubscription;
import regwatch.client.model.SourceSubscriptionChange;
import regwatch.client.model.SubscriptionStatus;
import regwatch.client.model.SubscriptionsChange;
import regwatch.client.model.SuppressedUpdate;
import regwatch.client.model.Update;
import regwatch.client.model.UpdateAssessmentState;
import regwatch.client.model.UpdateDetail;
import regwatch.client.model.UpdateKind;
import regwatch.client.model.UpdateReview;
import regwatch.client.model.WebhookChange;
import regwatch.client.model.WebhookReplay;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

/**
 * A client that openapi-generator has made of the contract, and the program as it is; the
 * demonstration goes the same way in one process.
 */
class TypicalFlowIT {

	private static final String FOLDER = """
			source: {id: letters, title: Letters, geography: EU, institution: An office, type: guidance, redistribution: text}
			documents:
			  - {path: catheters.txt, id: L 1/2026, title: Magnetic catheters}
			""";

	private static final Duration TIMEOUT = Duration.ofMinutes(5);

	@TempDir
	private Path home;

	@TempDir
	private Path folder;

	private final StubSite company = new StubSite().page("/", "text/html",
			"<html><body><p>Acme makes sterile catheters. They are CE marked.</p></body></html>");

	private final ContractOperations operations = new ContractOperations();

	private Program program;

	TypicalFlowIT() throws IOException {
	}

	@AfterEach
	void closeCompany() {
		this.company.close();
	}

	@Test
	@Tag("faults")
	void clientThatIsGeneratedGoesTheTypicalFlowWhereOneProcessServesAndAnotherWorks() throws Exception {
		int port = FreePort.next();
		int workersPort = FreePort.next();
		try (ProgramProcess api = up(port, "api"); ProgramProcess worker = up(workersPort, "worker")) {
			api.announcement();
			worker.announcement();
			assertThat(answer(workersPort, "/api/workspaces").statusCode()).isEqualTo(404);
			assertThat(answer(workersPort, "/docs").body()).contains("API is disabled");
			assertThat(answer(workersPort, "/actuator/health/readiness").body()).contains("UP");
			go(port);
		}
	}

	@BeforeEach
	void makeProgram() {
		Map<String, String> settings = TestStores.in(this.home).environment();
		settings.put("REGWATCH_WEBSITE_ALLOWEDPRIVATEORIGINS", this.company.uri("").toString());
		this.program = new Program(this.home, settings);
	}

	private ProgramProcess up(int port, String role) throws IOException {
		return this.program.start("up", "--role", role, "--port", String.valueOf(port));
	}

	private void go(int port) throws Exception {
		publish();
		String key = new JsonMapper().readTree(this.program.ask("keys", "create", "--client", "Acme", "--json").out())
			.get("key")
			.asString();
		walk(client(port, key));
	}

	private static HttpResponse<String> answer(int port, String path) throws IOException, InterruptedException {
		URI uri = URI.create("http://127.0.0.1:%d%s".formatted(port, path));
		try (HttpClient client = HttpClient.newHttpClient()) {
			return client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
		}
	}

	private void publish() throws Exception {
		Files.writeString(this.folder.resolve("regwatch.yaml"), FOLDER);
		Path letter = this.folder.resolve("catheters.txt");
		Files.writeString(letter, "Magnetic catheters\n\nCatheters must not be steered near pacemakers.\n");
		this.program.run("ingest", "--folder", this.folder.toString());
		Files.writeString(letter, "Magnetic catheters\n\nCatheters must never be steered near pacemakers or pumps.\n");
		this.program.run("ingest", "--folder", this.folder.toString());
	}

	/** The flow of the specification, a step a line. */
	private void walk(ApiClient client) throws Exception {
		String workspace = new WorkspacesApi(client).createWorkspace(new NewWorkspace().name("Implants")).getId();
		generate(new ProfileApi(client), workspace);
		describe(new ProfileApi(client), workspace);
		follow(new SubscriptionsApi(client), workspace);
		awaitContexts(new UpdatesApi(client), workspace);
		readReferences(new ReferencesApi(client), workspace);
		readUpdates(new UpdatesApi(client), workspace);
		export(client, workspace);
		readObligations(new ObligationsApi(client), workspace);
		assess(client, workspace);
		subscribeWebhook(new WebhooksApi(client), workspace);
		saveSearch(new SavedSearchesApi(client), workspace);
		followChanges(client, workspace);
		assertThat(new AuditApi(client).listAuditEvents(5, null)).hasSize(5);
		review(client, workspace);
		chooseLanguage(new WorkspacesApi(client), workspace);
		new WorkspacesApi(client).deleteWorkspace(workspace);
		assertThat(new WorkspacesApi(client).listWorkspaces()).isEmpty();
		assertThatThrownBy(() -> new ProfileApi(client).getProfile(workspace))
			.isInstanceOfSatisfying(ApiException.class, (refused) -> assertThat(refused.getCode()).isEqualTo(403));
		assertThat(this.operations.missing()).isEmpty();
	}

	private static void chooseLanguage(WorkspacesApi workspaces, String workspace) throws ApiException {
		LanguageChange german = new LanguageChange().language("de");
		assertThat(workspaces.setLanguage(workspace, german).getLanguage()).isEqualTo("de");
		assertThat(workspaces.getLanguage(workspace).getLanguage()).isEqualTo("de");
	}

	private static void saveSearch(SavedSearchesApi searches, String workspace) throws ApiException {
		SavedSearchContent content = new SavedSearchContent().name("Catheters").search("catheters");
		String id = searches.createSavedSearch(workspace, content).getId();
		assertThat(searches.getSavedSearch(workspace, id).getSearch()).isEqualTo("catheters");
		assertThat(searches.replaceSavedSearch(workspace, id, content.name("All")).getName()).isEqualTo("All");
		assertThat(searches.listSavedSearches(workspace)).hasSize(1);
		searches.deleteSavedSearch(workspace, id);
	}

	private static void followChanges(ApiClient client, String workspace) throws ApiException {
		ChangePage begun = new ChangesApi(client).listChanges(workspace, null, 100, null, null);
		assertThat(begun.getEvents()).hasSize(3);
		UpdatesApi updates = new UpdatesApi(client);
		List<Update> changed = updates.listUpdates(workspace, null, null, null, null, null, null, null, null, null,
				null, null, null, null, "2020-01-01", null);
		assertThat(changed).hasSize(2).allSatisfy((update) -> {
			assertThat(update.getDetectedAt()).isNotNull();
			assertThat(update.getChangedAt()).isNotNull();
		});
		assertThat(updates.getEvidence(workspace, changed.getFirst().getId()).getStatements()).isNotEmpty();
	}

	private void generate(ProfileApi profiles, String workspace) throws ApiException {
		Profile profile = profiles.generateProfile(workspace,
				new ProfileGeneration().url(this.company.uri("/").toString()));
		assertThat(profile.getMarkets()).containsExactly("EU");
		assertThat(profile.getDeviceCharacteristics()).contains("sterile");
		assertThat(profiles.getProfile(workspace)).isEqualTo(profile);
	}

	private static void describe(ProfileApi profiles, String workspace) throws ApiException {
		assertThat(profiles.getProfile(workspace).getOnboardingCompleted()).isTrue();
		ProfileChange change = new ProfileChange().companyDescription("Makes catheters")
			.products(List.of(new ProductChange().name("Catheter")));
		Profile profile = profiles.updateProfile(workspace, change);
		assertThat(profile.getMarkets()).containsExactly("EU");
		assertThat(profile.getProducts()).extracting(Product::getName).containsExactly("Catheter");
		assertThat(profiles.getProfile(workspace)).isEqualTo(profile);
	}

	private static void follow(SubscriptionsApi subscriptions, String workspace) throws ApiException {
		assertThat(subscriptions.generateSubscriptions(workspace).getSuccess()).isTrue();
		await().atMost(TIMEOUT).until(() -> followed(subscriptions, workspace), List.of("Letters")::equals);
		SubscriptionsChange change = new SubscriptionsChange()
			.sources(List.of(new SourceSubscriptionChange().sourceId("letters").status(SubscriptionStatus.SUBSCRIBED)));
		assertThat(subscriptions.updateSubscriptions(workspace, change).getUpdated()).isOne();
		assertThat(followed(subscriptions, workspace)).containsExactly("Letters");
	}

	private static List<String> followed(SubscriptionsApi subscriptions, String workspace) throws ApiException {
		return subscriptions.getSubscriptions(workspace)
			.getSources()
			.stream()
			.filter((source) -> source.getStatus() == SubscriptionStatus.SUBSCRIBED)
			.map(SourceSubscription::getSourceTitle)
			.toList();
	}

	private static void awaitContexts(UpdatesApi updates, String workspace) {
		await().atMost(TIMEOUT)
			.until(() -> updates
				.listUpdates(workspace, Arrays.asList(ApplicabilityStatus.values()), null, null, null, null, null, null,
						null, null, null, null, null, null, null, null)
				.size() == 2);
	}

	private static void readReferences(ReferencesApi references, String workspace) throws ApiException {
		List<Reference> found = references.listReferences(workspace, "cathet", "letters", ReferenceType.GUIDANCE, null,
				null, null, null, null, null, null);
		assertThat(found).extracting(Reference::getExternalId).containsExactly("L 1/2026");
		ReferenceDetail detail = references.getReference(workspace, found.getFirst().getId());
		assertThat(detail.getSource().getInstitutionName()).isEqualTo("An office");
		assertThat(detail.getVersions()).hasSize(2);
		String version = detail.getVersions().getFirst().getId();
		assertThat(references.getVersionText(workspace, detail.getId(), version).getSegments()).isNotEmpty();
		assertThat(references.listPassages("cathet", workspace, detail.getId(), version, 1)).singleElement()
			.satisfies((passage) -> assertThat(passage.getParts()).anyMatch(PassagePart::getMatches));
		assertThat(references.listRelations(workspace, detail.getId())).isEmpty();
		String older = detail.getVersions().getLast().getId();
		await().atMost(TIMEOUT)
			.until(() -> references.getVersionRedline(workspace, detail.getId(), older, version).getStatus(),
					RedlineStatus.COMPLETED::equals);
		assertThat(references.listVersions(workspace, detail.getId(), null, null).getFirst().getUpdates()).isNotEmpty();
		assertThat(references.listReferences(workspace, null, null, null, null, "2020-01-01", null, null, null, null,
				null))
			.isEmpty();
	}

	private static void readUpdates(UpdatesApi updates, String workspace) throws ApiException {
		List<Update> found = updates.listUpdates(workspace, null, null, "catheters", List.of("letters"), List.of("EU"),
				null, null, null, null, 10, null, null, null, null, null);
		assertThat(found).extracting(Update::getKind)
			.containsExactlyInAnyOrder(UpdateKind.NEW_PUBLICATION, UpdateKind.REVISION);
		String revision = found.stream()
			.filter((update) -> update.getKind() == UpdateKind.REVISION)
			.map(Update::getId)
			.findFirst()
			.orElseThrow();
		UpdateDetail detail = updates.getUpdate(workspace, revision, null);
		assertThat(detail.getUpdate().getPublicationDate()).isNotNull();
		assertThat(detail.getPreviousVersion()).isNotEqualTo(detail.getCurrentVersion());
		assertThat(detail.getRedline().getStatus()).isEqualTo(RedlineStatus.COMPLETED);
		assertThat(detail.getRedline().getHtml()).contains("<ins>");
		assertThat(Objects.requireNonNull(detail.getContext()).getImpactSummary()).isNotEmpty();
	}

	private static void readObligations(ObligationsApi obligations, String workspace) throws ApiException {
		assertThat(obligations.listObligations(workspace, null, null, null, null, null)).isNotEmpty()
			.allSatisfy((one) -> assertThat(one.getEvidence().getText()).contains("pacemakers"));
		assertThat(obligations.exportObligationsAsCalendar(workspace, null, null, null)).content()
			.startsWith("BEGIN:VCALENDAR");
	}

	private static void export(ApiClient client, String workspace) throws Exception {
		ExportsApi exports = new ExportsApi(client);
		Path csv = exports
			.exportUpdatesAsCsv(workspace, null, null, "catheters", null, null, null, null, null, null, null, null,
					null, null)
			.toPath();
		assertThat(Files.readAllLines(csv)).hasSizeGreaterThan(2).first().asString().startsWith("id,kind,updateType,");
		Path xlsx = exports
			.exportUpdatesAsXlsx(workspace, null, null, null, null, null, null, null, null, null, null, null, null,
					null)
			.toPath();
		assertThat(Files.readAllBytes(xlsx)).startsWith('P', 'K');
		String update = new UpdatesApi(client)
			.listUpdates(workspace, null, null, null, null, null, null, null, null, null, 1, null, null, null, null,
					null)
			.getFirst()
			.getId();
		assertThat(Files.readAllBytes(exports.getUpdateReport(workspace, update).toPath())).startsWith('%', 'P', 'D',
				'F');
	}

	private static void review(ApiClient client, String workspace) throws ApiException {
		ReviewsApi reviews = new ReviewsApi(client);
		UpdatesApi updates = new UpdatesApi(client);
		String update = updates
			.listUpdates(workspace, null, null, null, null, null, null, null, null, null, 1, null, null, null, null,
					null)
			.getFirst()
			.getId();
		ReviewChange decision = new ReviewChange().status(ApplicabilityStatus.NOT_APPLICABLE)
			.priority(Priority.NONE)
			.note("Another device")
			.basedOn(reviews.getReview(workspace, update).getContextId());
		UpdateReview review = reviews.putReview(workspace, update, decision);
		assertThat(Objects.requireNonNull(review.getReview()).getReviewedBy().getClient()).isEqualTo("Acme");
		assertThat(Objects.requireNonNull(updates.getUpdate(workspace, update, null).getContext()).getImpactSummary())
			.isEqualTo("Another device");
		assertThatThrownBy(() -> reviews.putReview(workspace, update, decision))
			.isInstanceOfSatisfying(ApiException.class, (refused) -> assertThat(refused.getCode()).isEqualTo(409));
		reviews.deleteReview(workspace, update);
		assertThat(reviews.getReview(workspace, update).getReview()).isNull();
		assertThat(updates.listSuppressed(workspace)).extracting(SuppressedUpdate::getCode).doesNotContain("reviewed");
	}

	private static void subscribeWebhook(WebhooksApi webhooks, String workspace) throws ApiException {
		CreatedWebhook created = webhooks
			.createWebhook(new NewWebhook().url("https://receiver.example.org/regwatch").workspaceId(workspace));
		String id = created.getWebhook().getId();
		assertThat(created.getSecret()).startsWith("whsec_");
		assertThat(webhooks.updateWebhook(id, new WebhookChange().enabled(false)).getEnabled()).isFalse();
		assertThat(webhooks.getWebhook(id).getUrl()).isEqualTo("https://receiver.example.org/regwatch");
		assertThat(webhooks.rotateWebhookSecret(id).getSecret()).isNotEqualTo(created.getSecret());
		assertThat(webhooks.pingWebhook(id).getMessageId()).startsWith("ping_");
		webhooks.replayWebhook(id, new WebhookReplay().after("s0"));
		await().atMost(TIMEOUT).until(() -> webhooks.listWebhookDeliveries(id, 10).size() == 1);
		webhooks.deleteWebhook(id);
		assertThat(webhooks.listWebhooks()).isEmpty();
	}

	private static void assess(ApiClient client, String workspace) throws ApiException {
		AssessmentsApi assessments = new AssessmentsApi(client);
		AssessmentRun run = assessments.createAssessmentRun(workspace, new AssessmentOrder().forced(true));
		await().atMost(TIMEOUT)
			.until(() -> assessments.getAssessmentRun(workspace, run.getId()).getState(),
					AssessmentRun.StateEnum.COMPLETED::equals);
		assertThat(assessments.getAssessmentRun(workspace, run.getId()).getProgress().getAssessed()).isEqualTo(2);
		assertThat(assessments.listAssessmentDifferences(workspace, run.getId())).isEmpty();
		assessments.stopAssessmentRun(workspace, run.getId());
		UpdatesApi updates = new UpdatesApi(client);
		String update = updates
			.listUpdates(workspace, null, null, null, null, null, null, null, null, null, 1, null, null, null, null,
					null)
			.getFirst()
			.getId();
		assertThat(updates.listAssessments(workspace, update)).hasSizeGreaterThan(1);
		assertThat(updates.getAssessmentState(workspace, update).getAssessmentState())
			.isEqualTo(UpdateAssessmentState.AssessmentStateEnum.DONE);
	}

	private ApiClient client(int port, String key) {
		ApiClient client = new ApiClient();
		client.updateBaseUri("http://127.0.0.1:" + port);
		client.setRequestInterceptor((request) -> {
			HttpRequest called = request.header("X-API-Key", key).copy().build();
			this.operations.call(called.method(), called.uri().getPath());
		});
		return client;
	}

}
