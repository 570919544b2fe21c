package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;

import io.regwatch.ingest.preview.ListingPreview;
import io.regwatch.ingest.preview.ListingPreviews;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.WorkHandler;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/** A preview shows what a run would list, and stores nothing else. */
class ListingPreviewIT {

	private static final String SOURCE = """
			id: previewed
			title: Web
			geography: US
			institution: Agency
			type: guidance
			kind: json-list
			fetch: {hosts: [127.0.0.1], requestsPerSecond: 1000, retries: 0}
			list:
			  urls: ["http://127.0.0.1:PORT/list.json"]
			  items: /results
			  total: /total
			  fields:
			    id: {pointer: /id}
			    url: {pointer: /url}
			    title: {pointer: /title}
			    edition: {pointer: /edition}
			""";

	private static final String COUNT = """
			SELECT (SELECT count(*) FROM run) || ' ' || (SELECT count(*) FROM reference) || ' ' || (SELECT count(*) FROM capture)
			""";

	@TempDir
	private Path directory;

	private TestStores stores;

	private WebSite site;

	@BeforeEach
	void open() throws IOException {
		this.stores = TestStores.in(this.directory);
		this.site = WebSite.start();
		this.site.text("/1.txt", "Guidance 1");
	}

	@AfterEach
	void close() {
		this.site.close();
	}

	@Test
	void previewTellsWhatIsNewAndStoresNothing() throws IOException {
		try (TestApplication application = TestApplication.start(this.stores, Map.of())) {
			save(application);
			list("{\"id\": \"G 1\", \"url\": \"/1.txt\", \"title\": \"One\"}", 1);
			Folder.ingest(application, "previewed");
			String before = this.stores.jdbc().sql(COUNT).query(String.class).single();
			list("{\"id\": \"G 1\", \"url\": \"/1.txt\", \"title\": \"One\"}, {\"id\": \"G 2\", \"url\": \"/2.txt\", \"title\": \"Two\"}",
					3);
			ListingPreview preview = preview(application);
			assertThat(preview.problem()).isNull();
			assertThat(preview.reported()).isEqualTo(3);
			assertThat(preview.listed()).isEqualTo(2);
			assertThat(preview.added()).isOne();
			assertThat(preview.items()).extracting(ListingPreview.Item::id, ListingPreview.Item::added)
				.containsExactly(tuple("G 2", true), tuple("G 1", false));
			assertThat(preview.emptyFields()).containsExactly("edition");
			assertThat(preview.complete()).isFalse();
			assertThat(preview.anomalies()).isNotEmpty();
			assertThat(this.stores.jdbc().sql(COUNT).query(String.class).single()).isEqualTo(before);
		}
	}

	@Test
	void previewEndsAtItsTimeLimit() throws IOException {
		try (TestApplication application = TestApplication.start(this.stores,
				Map.of("regwatch.preview.time-limit", "0s"))) {
			save(application);
			list("{\"id\": \"G 1\", \"url\": \"/1.txt\"}", 1);
			ListingPreview preview = preview(application);
			assertThat(preview.problem()).contains("0 pages were read");
			assertThat(preview.complete()).isFalse();
		}
	}

	private void save(TestApplication application) throws IOException {
		Path file = this.directory.resolve("previewed.yaml");
		Files.writeString(file, SOURCE.replace("PORT", String.valueOf(this.site.port())));
		application.bean(Sources.class).save(SourceFile.read(file));
	}

	private void list(String rows, int total) {
		this.site.text("/list.json", "{\"total\": %d, \"results\": [%s]}".formatted(total, rows));
	}

	private static ListingPreview preview(TestApplication application) {
		WorkHandler handler = application.context()
			.getBeansOfType(WorkHandler.class)
			.values()
			.stream()
			.filter((candidate) -> candidate.kind() == WorkKind.PREVIEW_LISTING)
			.findFirst()
			.orElseThrow();
		assertThat(handler.handle("previewed")).isInstanceOf(WorkResult.Done.class);
		return Objects
			.requireNonNull(application.bean(ListingPreviews.class).find("previewed").orElseThrow().preview());
	}

}
