package io.regwatch.api;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.StreamSupport;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Updates as files. */
@ExtendWith(PublishedApi.class)
@ResourceLock(PublishedApi.ROWS)
class ExportsIT {

	private final PublishedApi.Api api;

	private final String workspace;

	ExportsIT(PublishedApi.Api api) {
		this.api = api;
		this.workspace = api.everything();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "source=hc,iso", "geography=EU,INT&search=publ", "search=reglement",
			"publicationDateFrom=2026-03-01", "publicationDateTo=2026-03-01", "status=applicable", "priority=none" })
	void exportsHaveTheRowsOfTheListInItsOrder(String query) throws IOException {
		this.api.publications().assess(this.workspace, this.api.softwareRevised(), "applicable", "high");
		List<String> listed = this.api.client().get(this.workspace + "/updates?" + query).all("/id");
		assertThat(rows(query)).extracting((row) -> row.get("id")).isEqualTo(listed);
		assertThat(idsOfWorkbook(query)).isEqualTo(listed);
	}

	@Test
	void csvHasTheFieldsOfTheListAndOfTheContext() throws IOException {
		this.api.publications().assess(this.workspace, this.api.softwareRevised(), "applicable", "high");
		CSVRecord row = rows("status=applicable").getFirst();
		assertThat(row.toMap()).containsEntry("title", "Now in force")
			.containsEntry("kind", "status_change")
			.containsEntry("publicationDate", "2026-03-01T23:59:59.999999Z")
			.containsEntry("referenceExternalId", "MDCG 2019-11")
			.containsEntry("sourceId", "mdcg")
			.containsEntry("geography", "EU")
			.containsEntry("status", "applicable")
			.containsEntry("priority", "high")
			.containsEntry("impactSummary", "Impact")
			.containsEntry("suggestedActions", "Actions");
	}

	@Test
	void exportsShowOnlyWhatTheWorkspaceSees() {
		String other = this.api.other().newWorkspace();
		this.api.other()
			.send("PATCH", other + "/subscriptions",
					"{\"sources\": [{\"sourceId\": \"iso\", \"status\": \"subscribed\"}]}");
		assertThat(text(this.api.other().download(other + "/updates.csv")).lines()).hasSize(1);
		assertThat(this.api.other()
			.get(other + "/updates/%s/report.pdf".formatted(this.api.softwareRevised()))
			.failure(404)).contains("update");
	}

	@ParameterizedTest
	@ValueSource(strings = { "/updates.csv", "/updates.xlsx", "/updates/%s/report.pdf" })
	void exportsOfOneStateHaveEqualBytes(String path) {
		String file = this.workspace + path.formatted(this.api.softwareRevised());
		byte[] first = this.api.client().download(file);
		assertThat(first).isNotEmpty();
		assertThat(this.api.client().download(file)).isEqualTo(first);
	}

	@Test
	void csvWhenATitleIsAFormulaIsNeutralized() throws IOException {
		String title = "=HYPERLINK(\"http://example.org\")";
		retitle(title);
		assertThat(rows("")).extracting((row) -> row.get("title")).contains("'" + title).doesNotContain(title);
		retitle("Now in force");
	}

	@ParameterizedTest
	@ValueSource(strings = { "status=novel", "publicationDateFrom=novel", "limit=5", "novel=1" })
	void exportWhenAParameterIsInvalidIsABadRequest(String query) {
		this.api.client().get(this.workspace + "/updates.csv?" + query).failure(400);
		this.api.client().get(this.workspace + "/updates.xlsx?" + query).failure(400);
	}

	@Test
	void reportShowsContextReviewerEvidenceVersionsRedlineAndStamp() throws IOException {
		String update = this.workspace + "/updates/" + this.api.softwareRevised();
		this.api.publications().assess(this.workspace, this.api.softwareRevised(), "applicable", "high");
		this.api.publications().giveEvidence("""
				[{"statement": "The text obliges to this.", "versionId": "019b2f6c-7d3a-7c41-9a52-0d3f5b1e8a21",
				"segment": 41, "page": 3, "start": 0, "end": 5, "quote": "Label"}]""");
		this.api.publications().redline(this.api.softwareRevised(), "completed", "<p>Same <ins>added</ins></p>", null);
		this.api.publications().redistribute("mdcg", "text");
		this.api.client()
			.send("PUT", update + "/review", """
					{"status": "not_applicable", "priority": "none", "note": "Not ours", "basedOn": %s}"""
				.formatted(this.api.client().get(update + "/review").json().get("contextId")));
		String report = report(update);
		this.api.publications().redistribute("mdcg", "metadata");
		assertThat(report).contains("Now in force", "MDCG 2019-11", "not_applicable", "Not ours", "Acme, key ",
				"\u201CLabel\u201D (page 3, segment 41", "Same added", "Current version", "As of 2");
		assertThat(report(update)).doesNotContain("\u201CLabel\u201D", "Same added");
		this.api.publications().jdbc().sql("DELETE FROM redline").update();
	}

	private void retitle(String title) {
		this.api.publications()
			.jdbc()
			.sql("UPDATE reference_update SET title = :title WHERE id = :id")
			.param("title", title)
			.param("id", this.api.softwareRevised())
			.update();
	}

	private List<CSVRecord> rows(String query) throws IOException {
		try (CSVParser parser = CSVFormat.RFC4180.builder()
			.setHeader()
			.setSkipHeaderRecord(true)
			.get()
			.parse(new StringReader(text(this.api.client().download(this.workspace + "/updates.csv?" + query))))) {
			return parser.getRecords();
		}
	}

	private List<String> idsOfWorkbook(String query) throws IOException {
		byte[] file = this.api.client().download(this.workspace + "/updates.xlsx?" + query);
		try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(file))) {
			return StreamSupport.stream(workbook.getSheetAt(0).spliterator(), false)
				.skip(1)
				.map((Row row) -> row.getCell(0).getStringCellValue())
				.toList();
		}
	}

	private String report(String update) throws IOException {
		try (PDDocument document = Loader.loadPDF(this.api.client().download(update + "/report.pdf"))) {
			return new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
		}
	}

	private static String text(byte[] file) {
		return new String(file, StandardCharsets.UTF_8);
	}

}
