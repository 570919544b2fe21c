package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.run.QuarantinedItem;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class QuarantineIT {

	private static final String REFUSE = """
			CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				RAISE EXCEPTION 'Refused by a test' USING ERRCODE = 'check_violation';
			END $$;
			CREATE TRIGGER refuse BEFORE UPDATE ON run_item FOR EACH ROW
			WHEN (NEW.external_id = 'refused.txt' AND NEW.CONDITION) EXECUTE FUNCTION refuse()
			""";

	private static final String ALLOW = """
			DROP FUNCTION refuse CASCADE
			""";

	private TestStores stores;

	private TestApplication application;

	private Folder folder;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of());
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@BeforeEach
	void makeFolder(@TempDir Path path) {
		this.folder = new Folder(path);
	}

	@Test
	void ingestWhenItemsAreBadKeepsEachWithItsReasonAndTakesTheRest() {
		this.folder.text("empty.pdf", "")
			.text("cut.pdf", "%PDF-1.7 and no more")
			.text("page.pdf", "<!DOCTYPE html><html><body><p>Not a PDF</p></body></html>")
			.text("archive.zip", "PK\u0003\u0004\u0014\u0000\u0000\u0000")
			.text("good.txt", "Good text.")
			.text("regwatch.yaml", "documents: [{path: lost.pdf}]");
		IngestReport report = this.folder.ingest(this.application);
		assertThat(report.ledger().added()).isOne();
		assertThat(report.ledger().rejected()).isEqualTo(5);
		assertThat(report.rejections()).map((rejection) -> rejection.item() + " " + rejection.reason())
			.contains("empty.pdf empty", "cut.pdf corrupt", "page.pdf not_the_announced_type", "lost.pdf missing");
		assertThat(report.rejections()).allSatisfy((rejection) -> assertThat(rejection.detail()).isNotBlank());
		assertThat(open()).hasSize(5);
	}

	@Test
	void ingestWhenDatabaseRefusesAnItemTakesTheOthers() {
		this.folder.text("a.txt", "Text of a.")
			.text("refused.txt", "Text that is refused.")
			.text("z.txt", "Text of z.");
		IngestReport first = ingestRefusing("stage = 'extract'");
		assertThat(first.ledger().added()).isEqualTo(2);
		assertThat(first.rejections()).singleElement().extracting(IngestReport.Rejection::reason).isEqualTo("failed");
		assertThat(this.folder.ingest(this.application).ledger().added()).isOne();
		IngestReport quiet = ingestRefusing("outcome = 'unchanged'");
		assertThat(quiet.ledger().unchanged()).isEqualTo(2);
		assertThat(quiet.rejections()).singleElement()
			.extracting(IngestReport.Rejection::item)
			.isEqualTo("refused.txt");
	}

	private IngestReport ingestRefusing(String condition) {
		this.stores.jdbc().sql(REFUSE.replace("CONDITION", condition)).update();
		try {
			return this.folder.ingest(this.application);
		}
		finally {
			this.stores.jdbc().sql(ALLOW).update();
		}
	}

	@Test
	void ingestWhenBadItemIsMendedTakesItOut() {
		this.folder.text("a.pdf", "");
		this.folder.ingest(this.application);
		this.folder.pdf("a.pdf", "A", "Agency", "Whole again.");
		assertThat(this.folder.ingest(this.application).ledger().added()).isOne();
		assertThat(open()).isEmpty();
	}

	@Test
	void ingestWhenBadItemIsDeletedTakesItOut() {
		this.folder.text("a.pdf", "").text("b.txt", "Stays.");
		this.folder.ingest(this.application);
		this.folder.delete("a.pdf");
		this.folder.ingest(this.application);
		assertThat(open()).isEmpty();
	}

	@Test
	void ingestWhenRevisionIsBadKeepsVersionAndReference() {
		this.folder.pdf("a.pdf", "A", "Agency", "First version.");
		this.folder.ingest(this.application);
		this.folder.text("a.pdf", "%PDF-1.7 broken upload");
		IngestReport second = this.folder.ingest(this.application);
		assertThat(second.ledger().rejected()).isOne();
		assertThat(second.ledger().gone()).isZero();
		this.folder.pdf("a.pdf", "A", "Agency", "Second version.");
		assertThat(this.folder.ingest(this.application).updates()).singleElement()
			.extracting(IngestReport.Update::kind)
			.isEqualTo("revision");
	}

	@Test
	void ingestWhenFileIsOnlyHalfCopiedKeepsTheVersion() {
		String page = "<html><body><p>The limit is 5 mg.</p><p>Makers report accidents.</p></body></html>";
		this.folder.text("a.html", page);
		this.folder.ingest(this.application);
		this.folder.text("a.html", page.substring(0, 50));
		IngestReport second = this.folder.ingest(this.application);
		assertThat(second.updates()).isEmpty();
		assertThat(second.rejections()).extracting(IngestReport.Rejection::reason).containsExactly("corrupt");
	}

	@Test
	void retryWhenAskedReadsTheFileOnceMore() {
		this.folder.text("a.pdf", "%PDF-1.7 and no more");
		this.folder.ingest(this.application);
		this.folder.ingest(this.application);
		String before = extractedAt();
		assertThat(this.application.bean(Quarantine.class).retry(List.of(open().getFirst().id())))
			.containsExactly(this.folder.sourceId());
		this.folder.ingest(this.application);
		assertThat(extractedAt()).isNotEqualTo(before);
		assertThat(open()).singleElement().extracting(QuarantinedItem::attempts).isEqualTo(3);
	}

	@Test
	void ingestWhenFileStoreRefusesRejectsAndTakesNextTime(@TempDir Path directory) throws IOException {
		Path files = Files.createDirectory(directory.resolve("files"));
		Path incoming = Files.writeString(files.resolve("incoming"), "in the way");
		this.folder.text("a.txt", "Text of a.");
		try (TestApplication other = TestApplication.start(this.stores, Map.of("regwatch.files.directory", files))) {
			assertThat(this.folder.ingest(other).rejections()).singleElement().satisfies((rejection) -> {
				assertThat(rejection.reason()).isEqualTo("store_failed");
				assertThat(rejection.detail()).contains(files.toString());
			});
			Files.delete(incoming);
			assertThat(this.folder.ingest(other).ledger().added()).isOne();
		}
	}

	private List<QuarantinedItem> open() {
		return this.application.bean(Quarantine.class)
			.findOpen()
			.stream()
			.filter((item) -> item.sourceId().equals(this.folder.sourceId()))
			.toList();
	}

	private String extractedAt() {
		return this.stores.jdbc()
			.sql("SELECT max(extracted_at)::text FROM extracted_text WHERE rejection = 'corrupt'")
			.query(String.class)
			.single();
	}

}
