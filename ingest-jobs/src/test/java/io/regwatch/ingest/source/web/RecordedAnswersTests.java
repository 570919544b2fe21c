package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.StatedRelation;
import io.regwatch.ingest.source.catalogue.YamlFile;
import io.regwatch.schema.RelationKind;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** The shipped sources read what their authorities were recorded to answer. */
@EnabledIfSystemProperty(named = "regwatch.recall", matches = "true",
		disabledReason = "reads files that are not part of the project: -Precall")
class RecordedAnswersTests {

	private static final String ANY_ROW = "^  where: .*$";

	/**
	 * As the site answers; texts of other tools beside them have no address of their own.
	 */
	private static final Pattern NAMED = Pattern
		.compile("<(leg:)?Legislation\\b[^>]* IdURI=\"http://www.legislation.gov.uk/id/");

	@Test
	void federalRegisterReadsEachDocument() {
		for (String sample : List.of("fr_search.json", "documents-search-bears-ears.json")) {
			String page = Samples.text("01-federal-register/" + sample);
			List<ListedItem> items = once(page, "us-federal-register-fda", "&conditions.publication_date.*?\\}", "",
					"^  windows: .*$", "", "^  next: .*$", "");
			assertThat(items).hasSize(json(page).at("/results").size())
				.allSatisfy((item) -> assertThat(item).hasNoNullFieldsOrPropertiesExcept("description", "type",
						"status", "edition", "effective", "language", "text", "note"));
			assertThat(items).as("a rule applies from its date")
				.filteredOn((item) -> item.status() != null)
				.hasSize((int) json(page).at("/results")
					.valueStream()
					.filter((row) -> row.path("type").asString().equals("Proposed Rule"))
					.count());
			assertThat(items).filteredOn((item) -> item.description() == null)
				.hasSize((int) json(page).at("/results")
					.valueStream()
					.filter((row) -> row.path("abstract").isNull() || row.path("abstract").isMissingNode())
					.count());
		}
	}

	@Test
	void fdaGuidanceReadsEachRow() {
		String list = Samples.text("02-fda-guidance/search-for-guidance-sample.json");
		List<ListedItem> items = once(list, "us-fda-guidance", ANY_ROW, "");
		assertThat(items).hasSize(json(list).size())
			.allSatisfy((item) -> assertThat(item).hasNoNullFieldsOrPropertiesExcept("description", "type", "edition",
					"effective", "language", "text", "note"));
		assertThat(items.getFirst()).satisfies((item) -> {
			assertThat(item.externalId()).startsWith("small-entity-compliance-guide-safe-handling-statements");
			assertThat(item.published()).isEqualTo("2001-07-01T00:00:00Z");
			assertThat(item.description()).isEqualTo("FDA-2020-D-1954");
			assertThat(item.status()).isEqualTo(VersionStatus.IN_FORCE);
			assertThat(item.locator()).startsWith("https://www.fda.gov/regulatory-information/");
		});
		long devices = json(list).valueStream()
			.filter((row) -> row.at("/field_regulated_product_field").asString().contains("Medical Devices"))
			.count();
		assertThat(once(list, "us-fda-guidance")).hasSize((int) devices);
	}

	@Test
	void fdaStandardsReadsRowsWithTheirContinuations() {
		String page = Samples.text("03-fda-standards/results-shape-SYNTHETIC.html");
		try (Replay replay = new Replay(
				(uri) -> uri.getQuery().endsWith("pgnum=1") ? page : "<html><table></table></html>")) {
			List<ListedItem> items = replay.list("us-fda-recognized-standards").items();
			assertThat(items).extracting(ListedItem::externalId).containsExactly("13-79", "1-183", "2-248");
			assertThat(items.getFirst()).satisfies((item) -> {
				assertThat(item.published()).isEqualTo("2019-01-14T00:00:00Z");
				assertThat(item.description()).isEqualTo("62304:2006/A1:2016");
				assertThat(item.text()).contains("Extent of recognition: Complete", "ANSI AAMI IEC 62304:2006/A1:2016");
			});
		}
	}

	@Test
	void ecfrReadsEachPartWithItsLastIssue() {
		String one = Samples.text("04-ecfr-us/ecfr_versions.json");
		assertThat(once(one, "us-ecfr-title-21-devices")).singleElement().satisfies((item) -> {
			String last = json(one).at("/content_versions")
				.valueStream()
				.map((version) -> version.at("/issue_date").asString())
				.max(String::compareTo)
				.orElseThrow();
			assertThat(item.externalId()).isEqualTo("15 CFR 744");
			assertThat(item.edition()).isEqualTo(last);
			assertThat(item.locator())
				.isEqualTo("https://www.ecfr.gov/api/versioner/v1/full/%s/title-15.xml?part=744".formatted(last));
		});
		assertThat(once(Samples.text("04-ecfr-us/versions-title-6-excerpt.json"), "us-ecfr-title-21-devices"))
			.extracting(ListedItem::externalId)
			.containsExactly("6 CFR 11", "6 CFR 21", "6 CFR 25");
	}

	@Test
	void cellarReadsOneActOfManyBindings() {
		List<Path> samples = Samples.files("05-eurlex-cellar/legalize", "_metadata.json");
		assertThat(samples).hasSizeGreaterThan(10).allSatisfy((sample) -> {
			String celex = sample.getFileName().toString().replace("_metadata.json", "");
			List<ListedItem> items = rounds(Files.readString(sample), "eu-mdr-ivdr");
			assertThat(items).as(celex).extracting(ListedItem::externalId).containsExactly(celex);
			assertThat(items.getFirst().title()).isNotNull();
			assertThat(items.getFirst().published()).isNotNull();
		});
		assertThat(rounds(Samples.text("05-eurlex-cellar/legalize/32017R0745_metadata.json"), "eu-mdr-ivdr"))
			.singleElement()
			.satisfies((item) -> {
				assertThat(item.title()).startsWith("Regulation (EU) 2017/745");
				assertThat(item.published()).isEqualTo("2017-04-05T00:00:00Z");
				assertThat(item.status()).isEqualTo(VersionStatus.IN_FORCE);
			});
	}

	@Test
	void govukReadsPagesAndTellsWithdrawnOnes() {
		Map<String, JsonNode> pages = new TreeMap<>();
		for (Path file : Samples.files("07-govuk/content-api", ".json")) {
			JsonNode page = json(read(file));
			if (page.hasNonNull("base_path") && page.hasNonNull("content_id") && page.hasNonNull("title")) {
				pages.putIfAbsent(page.get("content_id").asString(), page);
			}
		}
		Map<String, JsonNode> byPath = pages.values()
			.stream()
			.collect(Collectors.toMap((page) -> page.get("base_path").asString(), (page) -> page, (a, b) -> a));
		String search = "{\"total\": %d, \"results\": [%s]}".formatted(byPath.size(),
				byPath.keySet().stream().map("{\"link\": \"%s\"}"::formatted).collect(Collectors.joining(",")));
		try (Replay replay = new Replay((uri) -> uri.getPath().endsWith("search.json") ? search
				: String.valueOf(byPath.get(uri.getPath().replace("/api/content", ""))))) {
			Listing listing = replay.list("gb-mhra-guidance");
			assertThat(listing.rejections()).isEmpty();
			assertThat(listing.items()).hasSameSizeAs(byPath.keySet())
				.allSatisfy((item) -> assertThat(item.title()).isNotNull());
			assertThat(listing.items()).filteredOn((item) -> item.status() == VersionStatus.WITHDRAWN)
				.hasSize((int) byPath.values().stream().filter(RecordedAnswersTests::isWithdrawn).count())
				.isNotEmpty();
		}
	}

	@Test
	void legislationReadsIdentityTitleAndVersion() {
		List<String> acts = Samples.files("08-legislation-gov-uk/clml-samples", ".xml")
			.stream()
			.map(RecordedAnswersTests::read)
			.filter((text) -> NAMED.matcher(text).find())
			.toList();
		assertThat(acts).hasSizeGreaterThan(20).allSatisfy((act) -> {
			List<ListedItem> items = once(act, "gb-medical-devices-regulations");
			assertThat(items).singleElement().satisfies((item) -> {
				assertThat(act).contains("IdURI=\"http://www.legislation.gov.uk/id/" + item.externalId() + "\"");
				assertThat(item.title()).isNotBlank();
				assertThat(item.note()).isNull();
			});
		});
	}

	@Test
	void recallsReadEachRow() {
		String rows = Samples.text("09-health-canada/HCRSAMOpenData-two-rows.json");
		assertThat(once(rows, "ca-recalls-medical-devices", ANY_ROW, "")).hasSize(json(rows).size())
			.first()
			.satisfies((item) -> {
				assertThat(item.externalId()).isEqualTo("82628");
				assertThat(item.published()).isEqualTo("2026-09-16T00:00:00Z");
				assertThat(item.text()).contains("Report any health product related side effects");
			});
	}

	@Test
	void fedlexReadsAConsolidation() {
		assertThat(rounds(Samples.text("11-swissmedic-ch/fedlex-legalize/sparql-regulation.json"),
				"ch-fedlex-medical-devices"))
			.singleElement()
			.satisfies((item) -> {
				assertThat(item.externalId()).isEqualTo("eli/cc/2026/51/20260301");
				assertThat(item.relations())
					.containsExactly(new StatedRelation(RelationKind.CONSOLIDATES, "eli/cc/2026/51", null));
				assertThat(item.effective()).isEqualTo("2026-03-01T00:00:00Z");
				assertThat(item.locator()).endsWith(".pdf");
			});
	}

	@Test
	void isoReadsEachLine() {
		for (String sample : List.of("88821-88915.jsonl", "browser-specs-two-rows.jsonl",
				"reiyah-two-rows-20260819.jsonl")) {
			String lines = Samples.text("13-iso/open-data/" + sample);
			assertThat(once(lines, "int-iso-medical-standards", ANY_ROW, ""))
				.hasSize((int) lines.lines().filter((line) -> !line.isBlank()).count())
				.allSatisfy((item) -> assertThat(item).hasNoNullFieldsOrPropertiesExcept("description", "type",
						"effective", "language", "note"));
		}
	}

	@Test
	void regulationsGovReadsEachDocument() {
		String page = Samples.text("14-regulations-gov/v4-documents-page.json");
		try (Replay replay = new Replay(
				(uri) -> uri.getQuery().endsWith("=1") ? page : "{\"data\": [], \"meta\": {\"totalElements\": 68}}")) {
			Listing listing = replay.list("us-regulations-gov-fda", "^  headers: .*$", "");
			assertThat(listing.shortfall()).contains("reports 68 items but listed 25");
			assertThat(listing.items()).hasSize(25)
				.allSatisfy((item) -> assertThat(item).hasNoNullFieldsOrPropertiesExcept("type", "edition", "effective",
						"language", "note"));
		}
	}

	@Test
	void feedsReadEachEntry() throws IOException {
		for (String sample : List.of("sample-atom-ukpga-2018.xml", "sample-dpa-2018-changes.feed.xml")) {
			String feed = Samples.text("08-legislation-gov-uk/legalize/" + sample)
				.replaceFirst("<link rel=\"next\"[^>]*>", "");
			assertThat(once(feed, "int-imdrf-documents", "/link, regex: .*\\}", "/id }", "url: .*",
					"url: { pointer: /id }"))
				.hasSize(feed.split("<entry>", -1).length - 1);
		}
	}

	/** The items of a list that has one page. */
	private static List<ListedItem> once(String page, String source, String... changes) {
		try (Replay replay = new Replay((uri) -> page)) {
			Listing listing = replay.list(source, changes);
			assertThat(listing.rejections()).isEmpty();
			return listing.items();
		}
	}

	/** The items of a SPARQL answer, after which there is nothing. */
	private static List<ListedItem> rounds(String answer, String source) {
		try (Replay replay = new Replay((uri) -> isFirstRound(uri) ? answer : "{\"results\": {\"bindings\": []}}")) {
			Listing listing = replay.list(source);
			assertThat(listing.rejections()).isEmpty();
			return listing.items();
		}
	}

	private static boolean isFirstRound(URI uri) {
		return uri.getRawQuery().contains("%3E+%220%22");
	}

	private static boolean isWithdrawn(JsonNode page) {
		return !page.at("/withdrawn_notice/withdrawn_at").asString("").isEmpty();
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static JsonNode json(String text) {
		return YamlFile.MAPPER.readTree(text);
	}

}
