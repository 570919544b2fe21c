package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.Map;

import io.regwatch.ingest.run.Ledger;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class ExtractorVersionIT {

	@Test
	void ingestWhenExtractorVersionIsRaisedMakesUpdatesOnlyOfChangedText(@TempDir Path directory, @TempDir Path path) {
		TestStores stores = TestStores.in(directory);
		Folder folder = new Folder(path).pdf("same.pdf", "A", "Agency", "Never touched.")
			.pdf("saved.pdf", "A", "Agency", "Saved again.")
			.pdf("changed.pdf", "A", "Agency", "The limit is 5 mg.");
		try (TestApplication old = TestApplication.start(stores, Map.of("regwatch.extract.version", "9"))) {
			folder.ingest(old);
		}
		folder.pdf("saved.pdf", "B", "Agency", "Saved again.").pdf("changed.pdf", "A", "Agency", "The limit is 6 mg.");
		try (TestApplication raised = TestApplication.start(stores, Map.of("regwatch.extract.version", "10"))) {
			IngestReport report = folder.ingest(raised);
			assertThat(report.ledger()).isEqualTo(new Ledger(null, 3, 0, 1, 2, 0, 0, 0, null));
			assertThat(report.updates()).singleElement().satisfies((update) -> {
				assertThat(update.kind()).isEqualTo("revision");
				assertThat(update.title()).isEqualTo("changed.pdf");
			});
		}
		assertThat(stores.jdbc()
			.sql("SELECT count(*) FROM extracted_text WHERE extractor_version LIKE '10%'")
			.query(Integer.class)
			.single()).as("both sides of two comparisons, nothing of the untouched file").isEqualTo(4);
	}

}
