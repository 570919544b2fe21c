package io.regwatch.api;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.search.index.Reindex;
import io.regwatch.search.reconcile.IndexReconciler;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Searches in the texts of documents, whose source only one client may read. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class TextSearchIT {

	private static final String ID = "/externalId";

	private static final String WITH_FILE = """
			WITH file AS (
				INSERT INTO stored_file (sha256, size_bytes) VALUES (:sha256, 1)
			), text AS (
				INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, pages, blocks)
				VALUES (:sha256, 'text/html', '1', 'text/html', 1, jsonb_build_array(
					jsonb_build_object('ordinal', 0, 'page', 1, 'kind', 'PARAGRAPH', 'level', 0, 'text', :text),
					jsonb_build_object('ordinal', 1, 'page', 1, 'kind', 'FURNITURE', 'level', 0, 'text', 'letterhead')))
			)
			UPDATE reference_version
			SET sha256 = :sha256, announced_type = 'text/html'
			WHERE reference_id = :reference
			""";

	private static ApiClient client;

	private static String workspace;

	@BeforeAll
	static void publish(PublishedApi.Api api) {
		client = new ApiClient(api.application().port(),
				api.application().bean(ApiKeys.class).create("Reader", null).key());
		workspace = client.newWorkspace();
		for (String source : List.of("open-texts", "closed-texts")) {
			api.publications().source(source, "EU", "clients");
			api.publications().nameClient(source, "Reader");
			client.send("PATCH", workspace + "/subscriptions",
					"{\"sources\": [{\"sourceId\": \"%s\", \"status\": \"subscribed\"}]}".formatted(source));
		}
		api.publications().redistribute("open-texts", "text");
		add(api, "open-texts", "EDB 2023-7", "Active implants",
				"The manufacturer shall keep the records under Article 10(9) of the Regulation.");
		add(api, "open-texts", "EDB 2022-14", "Implantable devices, see EDB of 2023, part 7",
				"Article 9 applies. Ten records (10) and the instructions for use are kept.");
		add(api, "open-texts", "EDB 2021-1", "A study of coatings",
				"Biocompatibility of implants. Biocompatibility is evaluated for each coating.");
		add(api, "open-texts", "EDB 2021-2", "Coatings", "Biocompatibility among many other subjects of this text.");
		add(api, "closed-texts", "EDB 2020-3", "Secret", "Biocompatibility must not be found here.");
		add(api, "open-texts", "JP 5", "通知", "医療機器の添付文書について");
		api.application().bean(Reindex.class).reindex((done, total) -> {
		});
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
			biocompatibility             | EDB 2021-1, EDB 2021-2
			biocompatibility study       | EDB 2021-1
			studies coating              | EDB 2021-1
			implant                      | EDB 2021-1, EDB 2022-14, EDB 2023-7
			implants                     | EDB 2021-1, EDB 2022-14, EDB 2023-7
			Article 10(9)                | EDB 2023-7
			"Article 9"                  | EDB 2022-14
			records -article10           | EDB 2022-14, EDB 2023-7
			records -"article 9"         | EDB 2023-7
			IFU                          | EDB 2022-14
			instructions for use         | EDB 2022-14
			biocompatibility source:other |
			biocompatibility type:guidance source:open-texts | EDB 2021-1, EDB 2021-2
			添付文書                       | JP 5
			letterhead                   |
			-implant type:guidance source:open-texts | EDB 2021-2, JP 5
			""")
	void textWhenAllTermsMatchIsFound(String search, String expected) {
		assertThat(find(search, "&searchIn=text"))
			.containsExactlyInAnyOrder((expected != null) ? expected.split(", ") : new String[0]);
	}

	@ParameterizedTest
	@CsvSource({ "biocompatibility,''", "EDB 2023-7,EDB 2023-7", "edb20237,EDB 2023-7",
			"implants,'EDB 2022-14,EDB 2023-7'", "implant,'EDB 2022-14,EDB 2023-7'",
			"EDB 2021,'EDB 2021-1,EDB 2021-2'" })
	void searchWhenNotAskedToDoesNotReadTexts(String search, String expected) {
		assertThat(find(search, ""))
			.containsExactlyInAnyOrder(expected.isEmpty() ? new String[0] : expected.split(","));
	}

	@Test
	void relevanceWhenOrderedByPutsTheBestMatchFirstOnAllPages() {
		String query = "?searchIn=text&order=relevance&search=biocompatibility";
		assertThat(client.get(workspace + "/references" + query).all(ID)).containsExactly("EDB 2021-1", "EDB 2021-2");
		List<String> pages = new ArrayList<>();
		String next = workspace + "/updates" + query + "&limit=1";
		while (!next.isEmpty()) {
			Answer page = client.get(next);
			pages.addAll(page.all("/reference/externalId"));
			next = page.response()
				.headers()
				.firstValue("Link")
				.map((link) -> link.replaceFirst("<(/api/.*)>; rel=\"next\"", "$1"))
				.orElse("");
		}
		assertThat(pages).containsExactly("EDB 2021-1", "EDB 2021-2");
	}

	@ParameterizedTest
	@ValueSource(strings = { "searchIn=text", "order=relevance" })
	void searchWhenOfThePastIsOnlyInSummaries(String option) {
		for (String list : List.of("/references", "/updates")) {
			assertThat(client.get(workspace + list + "?asOf=2026-03-01&" + option).failure(400)).contains("'asOf'");
		}
		assertThat(client.get(workspace + "/references?knownAt=9999-12-31&search=studies").all(ID))
			.containsExactly("EDB 2021-1");
		assertThat(client.get(workspace + "/references?knownAt=9999-12-31&search=coating%20-study").all(ID))
			.containsExactly("EDB 2021-2");
	}

	@Test
	void reconcileWhenTextsAreIndexedFindsNoDifference(PublishedApi.Api api) {
		api.application().bean(Reindex.class).reindex((done, total) -> {
		});
		assertThat(api.application().bean(IndexReconciler.class).verify((mismatch) -> {
		}).remaining()).isZero();
	}

	private static List<String> find(String search, String options) {
		return client
			.get(workspace + "/references?search=" + URLEncoder.encode(search, StandardCharsets.UTF_8) + options)
			.all(ID);
	}

	private static void add(PublishedApi.Api api, String source, String externalId, String title, String text) {
		UUID reference = api.publications().reference(source, externalId, "guidance", title);
		api.publications()
			.jdbc()
			.sql(WITH_FILE)
			.param("sha256", "%064x".formatted(externalId.hashCode() & 0xffffffffL))
			.param("text", text)
			.param("reference", reference)
			.update();
		api.publications().update(reference, "new_publication", title, "2026-01-01T00:00:00Z");
	}

}
