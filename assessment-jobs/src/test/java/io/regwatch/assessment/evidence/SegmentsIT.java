package io.regwatch.assessment.evidence;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.store.Publications;
import io.regwatch.store.WrittenTexts;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Texts that are kept in memory are those that are stored. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SegmentsIT {

	private static final String EXTRACT_AGAIN = """
			INSERT INTO extracted_text (sha256, announced_type, extractor_version, media_type, pages, blocks, extracted_at)
			SELECT sha256, announced_type, '2', media_type, pages,
				CAST(replace(CAST(blocks AS text), 'catheter', 'cannula') AS jsonb), now() + interval '1 hour'
			FROM extracted_text
			""";

	private static final String REPEAT = """
			UPDATE reference_version
			SET sha256 = first.sha256, announced_type = first.announced_type
			FROM reference_version AS first
			WHERE first.reference_id = :reference AND first.ordinal = 1 AND reference_version.reference_id = :reference
				AND reference_version.ordinal = 2
			""";

	private static final String REFUSE = """
			UPDATE extracted_text
			SET title = CAST(blocks AS text), blocks = NULL, pages = NULL, rejection = 'crashed', detail = 'crashed'
			FROM reference_version AS version
			WHERE version.id = :version AND extracted_text.sha256 = version.sha256
			""";

	private static final String ACCEPT = """
			UPDATE extracted_text
			SET blocks = CAST(extracted_text.title AS jsonb), pages = 1, rejection = NULL, detail = NULL
			FROM reference_version AS version
			WHERE version.id = :version AND extracted_text.sha256 = version.sha256
			""";

	private static final String FORGET = """
			UPDATE reference_version SET sha256 = NULL, announced_type = NULL WHERE reference_id = :reference
			""";

	private static final String VERSIONS = """
			SELECT id FROM reference_version WHERE reference_id = :reference ORDER BY ordinal
			""";

	private TestStores stores;

	private TestApplication application;

	private Segments segments;

	private Publications publications;

	@BeforeAll
	void start(@TempDir Path directory) {
		this.stores = TestStores.in(directory);
		this.application = TestApplication.start(this.stores, Map.of());
		this.segments = this.application.bean(Segments.class);
		this.publications = new Publications(this.stores.jdbc());
		this.publications.source("mdcg", "EU", "public");
	}

	@AfterAll
	void stop() {
		this.application.close();
	}

	@Test
	void sameTextIsCitedFromEachVersion() {
		UUID reference = this.publications.reference("mdcg", "M 1", "guidance", "Catheters");
		this.publications.revise(reference);
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of("A catheter shall be long.", "It is blue."));
		this.stores.jdbc().sql(REPEAT).param("reference", reference).update();
		List<UUID> versions = this.stores.jdbc().sql(VERSIONS).param("reference", reference).query(UUID.class).list();
		for (UUID version : List.of(versions.getFirst(), versions.getLast(), versions.getFirst())) {
			assertThat(this.segments.find(version, null)).hasSize(2)
				.allMatch((one) -> one.versionId().equals(version) && one.fresh());
		}
		assertThat(this.segments.find(versions.getLast(), versions.getFirst())).hasSize(2).noneMatch(Segment::fresh);
	}

	@Test
	void previousTextThatIsExtractedLaterIsCompared() {
		UUID reference = this.publications.reference("mdcg", "M 3", "guidance", "Catheters");
		this.publications.revise(reference);
		WrittenTexts texts = new WrittenTexts(this.stores.jdbc());
		texts.write(reference, 1, List.of("Tubes are checked."));
		texts.write(reference, 2, List.of("Tubes are checked.", "Tubes are marked."));
		List<UUID> versions = this.stores.jdbc().sql(VERSIONS).param("reference", reference).query(UUID.class).list();
		this.stores.jdbc().sql(REFUSE).param("version", versions.getFirst()).update();
		assertThat(this.segments.find(versions.getLast(), versions.getFirst())).hasSize(2).allMatch(Segment::fresh);
		this.stores.jdbc().sql(ACCEPT).param("version", versions.getFirst()).update();
		assertThat(this.segments.find(versions.getLast(), versions.getFirst())).filteredOn(Segment::fresh)
			.extracting(Segment::text)
			.containsExactly("Tubes are marked.");
	}

	@Test
	void anotherExtractionIsSeen() {
		UUID reference = this.publications.reference("mdcg", "M 2", "guidance", "Catheters");
		new WrittenTexts(this.stores.jdbc()).write(reference, 1, List.of("Each catheter has a label."));
		UUID version = this.stores.jdbc().sql(VERSIONS).param("reference", reference).query(UUID.class).single();
		assertThat(this.segments.find(version, null)).extracting(Segment::text)
			.containsExactly("Each catheter has a label.");
		this.stores.jdbc().sql(EXTRACT_AGAIN).update();
		assertThat(this.segments.find(version, null)).extracting(Segment::text)
			.containsExactly("Each cannula has a label.");
		this.stores.jdbc().sql(FORGET).param("reference", reference).update();
		assertThat(this.segments.find(version, null)).isEmpty();
	}

}
