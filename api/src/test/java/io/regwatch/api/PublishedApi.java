package io.regwatch.api;

import io.regwatch.store.Publications;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

import io.regwatch.api.security.ApiKeyScope;
import io.regwatch.api.security.ApiKeySpec;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.http.StubSite;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkerSchedulers;
import io.regwatch.search.index.Reindex;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * One API for all tests that only read what authorities have published, each with
 * workspaces of its own.
 */
class PublishedApi implements ParameterResolver {

	/** Classes that compare all rows lock them against those that add some. */
	static final String ROWS = "rows of the published API";

	@Override
	public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
		return parameter.getParameter().getType() == Api.class;
	}

	@Override
	public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
		return context.getRoot()
			.getStore(Namespace.create(getClass()))
			.computeIfAbsent(Api.class, (type) -> start(), Api.class);
	}

	private static Api start() {
		try {
			TestStores stores = TestStores.in(Files.createTempDirectory("published"));
			StubSite company = new StubSite().page("/", "text/html",
					"<html><body><p>CE marked stems</p></body></html>");
			TestApplication application = TestApplication.complete(stores,
					Map.of(CompanyProfileHandler.COMPANY, company.uri(""), "regwatch.webhooks.poll-interval", "1h",
							"regwatch.api.rate-limit.requests", 1_000_000, "regwatch.api.rate-limit.failures",
							1_000_000, "regwatch.webhooks.max-per-client", 1_000_000),
					NoOpHandler.class, CompanyProfileHandler.class);
			application.bean(WorkerSchedulers.class).start();
			ApiKeys keys = application.bean(ApiKeys.class);
			ApiClient client = new ApiClient(application.port(), keys.create("Acme", null).key());
			ApiClient other = new ApiClient(application.port(), keys.create("Other", null).key());
			return publish(application, company, client, other, new Publications(stores.jdbc()));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static Api publish(TestApplication application, StubSite company, ApiClient client, ApiClient other,
			Publications publications) {
		publications.source("mdcg", "EU", "public");
		publications.source("hc", "CA", "public");
		publications.source("iso", "INT", "clients");
		publications.nameClient("iso", "Acme");
		UUID software = publications.reference("mdcg", "MDCG 2019-11", "guidance", "Qualification of Software");
		UUID evaluation = publications.reference("hc", "HC/7.2", "regulation", "Évaluation de l'équipement");
		UUID sterile = publications.reference("iso", "ISO 11135", "standard", "Sterilization, ethylene oxide");
		publications.update(software, "new_publication", "First edition", "2026-01-01T00:00:00Z");
		UUID revised = publications.update(software, "status_change", "Now in force", "2026-03-01T23:59:59.999999Z");
		publications.update(evaluation, "new_publication", "Règlement publié", "2026-03-02T00:00:00Z");
		publications.update(sterile, "new_publication", "Standard published", "2026-02-01T00:00:00Z");
		application.bean(Reindex.class).reindex((done, total) -> {
		});
		return new Api(application, company, client, other, publications, software, evaluation, sterile, revised);
	}

	record Api(TestApplication application, StubSite company, ApiClient client, ApiClient other,
			Publications publications, UUID software, UUID evaluation, UUID sterile,
			UUID softwareRevised) implements AutoCloseable {

		/** A field of all rows of a list, in a workspace that follows everything. */
		List<String> all(String path, String field) {
			return this.client.get(everything() + path).all(field);
		}

		/** A workspace that follows everything. */
		String everything() {
			String workspace = this.client.newWorkspace();
			patch(workspace, """
					{"sources": [{"sourceId": "mdcg", "status": "subscribed"},
					{"sourceId": "hc", "status": "subscribed"}, {"sourceId": "iso", "status": "subscribed"}]}""");
			return workspace;
		}

		/** Creates a key of the client whose rows these are. */
		String key(Set<ApiKeyScope> scopes, Set<UUID> workspaces) {
			return this.application.bean(ApiKeys.class).create(new ApiKeySpec("Acme", null, scopes, workspaces)).key();
		}

		Answer patch(String workspace, String body) {
			return this.client.send("PATCH", workspace + "/subscriptions", body);
		}

		@Override
		public void close() {
			this.application.close();
			this.company.close();
		}

	}

}
