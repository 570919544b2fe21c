package io.regwatch.ingest;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import io.regwatch.ingest.history.CaptureEntry;
import io.regwatch.ingest.history.ReferenceHistoryRepository;
import io.regwatch.ingest.history.ReferenceHistory;
import io.regwatch.ingest.history.VersionEntry;
import io.regwatch.ingest.history.VersionEntry.RedlineEntry;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/** What operators see of a reference's past. */
class HistoryIT {

	private static final String SECOND = "Another page.";

	private static final String THIRD = "And one more.";

	@Test
	void findWhenChangesWereSilentTellsThemWithTheirReason(@TempDir Path directory, @TempDir Path path) {
		TestStores stores = TestStores.in(directory);
		Folder folder = new Folder(path);
		try (TestApplication application = TestApplication.start(stores, Map.of())) {
			folder.pdf("a.pdf", "A", "Agency", "The limit is 5 mg.", SECOND, THIRD).ingest(application);
			folder.ingest(application);
			folder.pdf("a.pdf", "B", "Agency", "The limit is 5 mg.", SECOND, THIRD).ingest(application);
			folder.pdf("a.pdf", "B", "Bureau", "The limit is 5 mg.", SECOND, THIRD).ingest(application);
			folder.pdf("a.pdf", "B", "Bureau", "The limit is 6 mg.", SECOND, THIRD).ingest(application);
			folder.text("regwatch.yaml", "documents: [{path: a.pdf, status: withdrawn}]").ingest(application);
			ReferenceHistoryRepository histories = application.bean(ReferenceHistoryRepository.class);
			ReferenceHistory history = histories.find("a.pdf").getFirst();
			assertThat(history.captures()).extracting(CaptureEntry::itemOutcome, CaptureEntry::materiality)
				.containsExactly(tuple("changed", "status"), tuple("changed", "text"), tuple("unchanged", "furniture"),
						tuple("unchanged", "bytes"), tuple("unchanged", null), tuple("new", null));
			assertThat(history.captures()).extracting(CaptureEntry::reason)
				.contains("Saved again: other bytes, the same text", "Only page furniture differs: the same text");
			assertThat(history.versions()).extracting(VersionEntry::number, VersionEntry::status, VersionEntry::kind)
				.containsExactly(tuple(2, "withdrawn", "revision"), tuple(1, "superseded", "new_publication"));
			assertThat(history.versions()).extracting(VersionEntry::redline)
				.containsExactly(new RedlineEntry("completed", "text", 1, 1, 0), null);
			assertThat(history.versions().getFirst().statuses()).extracting(VersionEntry.StatusEntry::status)
				.containsExactly("withdrawn", "in_force");
			assertThat(histories.find(history.id().toString().toUpperCase(Locale.ROOT))).isEqualTo(List.of(history));
			assertThat(histories.find("b.pdf")).isEmpty();
		}
	}

	@Test
	@Tag("faults")
	void findWhenAPageWasPrintedAsAnImageTellsAChangeOnItOnly(@TempDir Path directory, @TempDir Path path) {
		TestStores stores = TestStores.in(directory);
		Folder folder = new Folder(path);
		try (TestApplication application = TestApplication.start(stores, Map.of())) {
			folder.pdf("a.pdf", "A", "Agency", "The limit is 5 mg.", SECOND, THIRD).ingest(application);
			Pdf.printAsImage(path.resolve("a.pdf"));
			folder.ingest(application);
			folder.pdf("a.pdf", "A", "Agency", "The limit is 6 mg.", SECOND, THIRD);
			Pdf.printAsImage(path.resolve("a.pdf"));
			folder.ingest(application);
			ReferenceHistory history = application.bean(ReferenceHistoryRepository.class).find("a.pdf").getFirst();
			assertThat(history.captures()).extracting(CaptureEntry::itemOutcome, CaptureEntry::materiality)
				.containsExactly(tuple("changed", "text"), tuple("unchanged", "furniture"), tuple("new", null));
			assertThat(stores.jdbc().sql("SELECT count(*) FROM same_print").query(Integer.class).single()).isOne();
		}
	}

	@Test
	@Tag("faults")
	void findWhenAnImageBesideTheTextChangedTellsIt(@TempDir Path directory, @TempDir Path path) {
		TestStores stores = TestStores.in(directory);
		Folder folder = new Folder(path);
		try (TestApplication application = TestApplication.start(stores, Map.of())) {
			for (String[] fee : new String[][] { { "A", "250 EUR" }, { "B", "250 EUR" }, { "B", "520 EUR" } }) {
				folder.pdf("a.pdf", fee[0], "Agency", "The fees are these:", SECOND, THIRD);
				Pdf.illustrate(path.resolve("a.pdf"), fee[1]);
				folder.ingest(application);
			}
			ReferenceHistory history = application.bean(ReferenceHistoryRepository.class).find("a.pdf").getFirst();
			assertThat(history.captures()).extracting(CaptureEntry::itemOutcome, CaptureEntry::materiality)
				.containsExactly(tuple("changed", "text"), tuple("unchanged", "bytes"), tuple("new", null));
			assertThat(history.versions()).extracting(VersionEntry::redline)
				.containsExactly(new RedlineEntry("completed", "text", 1, 1, 0), null);
		}
	}

}
