package io.regwatch.api;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import io.regwatch.api.security.ApiKeys;
import io.regwatch.search.index.Reindex;
import io.regwatch.search.reconcile.IndexReconciler;
import org.jspecify.annotations.Nullable;
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

	private static final String DIGEST = """
			INSERT INTO digest (update_id, short_summary, summary, findings, model, prompt_version, sha256)
			VALUES (:update, 'Coronary stents', 'Angioplasty', '{}', 'offline', '1', repeat('0', 64))
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

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			angioplasty | /updates    | EDB 2021-1
			angioplasty | /references |
			coronary    | /updates    | EDB 2021-1
			""")
	void digestWhenTheTextMustNotBeShownIsNotFound(String word, String list, @Nullable String expected) {
		for (String options : List.of("", "&searchIn=text", "&searchIn=meaning")) {
			assertThat(client.get(workspace + list + "?search=" + word + options)
				.all("/updates".equals(list) ? "/reference" + ID : ID)).as(options)
				.containsExactly((expected != null) ? expected.split(", ") : new String[0]);
		}
	}

	@Test
	void passagesWhenTheTextMustNotBeShownAreNone(PublishedApi.Api api) {
		assertThat(passages(api, "EDB 2021-1", "biocompatibility study").all("/text")).hasSize(1)
			.allMatch((text) -> text.contains("Biocompatibility"));
		assertThat(passages(api, "EDB 2020-3", "biocompatibility study").all("/text")).isEmpty();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~',
			textBlock = """
					EDB 2021-1 | implant coating       | ~Biocompatibility of [implants]. Biocompatibility is evaluated for each [coating].~
					EDB 2023-7 | "Article 10(9)"       | ~The manufacturer shall keep the records under [Article 10(9]) of the Regulation.~
					EDB 2022-14 | IFU -xylophone       | ~Article 9 applies. Ten records (10) and the [instructions for use] are kept.~
					JP 5       | 添付文書              | ~医療機器の[添付文書]について~
					EDB 2021-2 | nothing of it         | ~Biocompatibility among many other subjects [of] this text.~
					""")
	void passagesWhenTheyMatchNameWhatMatches(String externalId, String search, String expected, PublishedApi.Api api) {
		Answer passages = passages(api, externalId, search);
		StringBuilder marked = new StringBuilder();
		passages.json().get(0).get("parts").forEach((part) -> {
			String text = part.get("text").asString();
			marked.append(part.get("matches").asBoolean() ? "[" + text + "]" : text);
		});
		assertThat(marked).hasToString(expected);
		assertThat(passages.all("/text")).containsExactly(expected.replaceAll("[\\[\\]]", ""));
	}

	@Test
	void passagesWhenNothingIsSearchedAreRefused(PublishedApi.Api api) {
		String address = address(api, "EDB 2021-1");
		assertThat(client.get(address).failure(400)).contains("'search' is missing");
		assertThat(client.get(address + "?search=x&limit=51").failure(400)).contains("'limit' is '51'", "1 to 50");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
			which biocompatibility of coatings applies | EDB 2021-1, EDB 2021-2, EDB 2022-14
			"article 9" biocompatibility | EDB 2022-14
			EDB 2023-7                   | EDB 2023-7
			Article 10(9)                | EDB 2023-7
			xylophone                    |
			""")
	void meaningWhenSearchedNeedsOnlySomeWords(String search, @Nullable String expected) {
		assertThat(find(search, "&searchIn=meaning"))
			.containsExactlyInAnyOrder((expected != null) ? expected.split(", ") : new String[0]);
		assertThat(find(search, "&searchIn=meaning&order=relevance&limit=1"))
			.isEqualTo(find(search, "&searchIn=meaning").stream().limit(1).toList());
	}

	@Test
	void meaningWhenAnotherOrderIsAskedForIsRefused() {
		assertThat(client.get(workspace + "/references?search=x&searchIn=meaning&order=title").failure(400))
			.contains("'searchIn=meaning'", "'relevance'");
		assertThat(client.get(workspace + "/updates?search=x&searchIn=meaning&order=date").failure(400))
			.contains("'searchIn=meaning'", "'relevance'");
	}

	@Test
	void reconcileWhenTextsAreIndexedFindsNoDifference(PublishedApi.Api api) {
		api.application().bean(Reindex.class).reindex((done, total) -> {
		});
		assertThat(api.application().bean(IndexReconciler.class).verify((mismatch) -> {
		}).remaining()).isZero();
	}

	private static Answer passages(PublishedApi.Api api, String externalId, String search) {
		return client.get(address(api, externalId) + "?search=" + URLEncoder.encode(search, StandardCharsets.UTF_8));
	}

	private static String address(PublishedApi.Api api, String externalId) {
		return api.publications()
			.jdbc()
			.sql("SELECT id, current_version_id FROM reference WHERE external_id = :externalId")
			.param("externalId", externalId)
			.query((row, _) -> "%s/references/%s/versions/%s/passages".formatted(workspace, row.getString("id"),
					row.getString("current_version_id")))
			.single();
	}

	private static List<String> find(String search, String options) {
		return client
			.get(workspace + "/references?search=" + URLEncoder.encode(search, StandardCharsets.UTF_8) + options)
			.all(ID);
	}

	private static void add(PublishedApi.Api api, String source, String externalId, String title, String text) {
		UUID reference = api.publications().reference(source, externalId, "guidance", title);
		api.publications().text(reference, text);
		UUID update = api.publications().update(reference, "new_publication", title, "2026-01-01T00:00:00Z");
		if (text.startsWith("Biocompatibility of") || source.equals("closed-texts")) {
			api.publications().jdbc().sql(DIGEST).param("update", update).update();
		}
	}

}
