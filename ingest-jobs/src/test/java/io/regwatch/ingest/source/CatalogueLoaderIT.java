package io.regwatch.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.ingest.IngestLauncher;
import io.regwatch.ingest.SourceHealthRepository;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.scheduling.WorkResult;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** What catalogue files and operators' commands make of sources. */
class CatalogueLoaderIT {

	private static TestStores stores;

	private static TestApplication application;

	@TempDir
	private Path directory;

	private Sources sources;

	private CatalogueLoader catalogue;

	@BeforeAll
	static void start(@TempDir Path home) {
		stores = TestStores.in(home);
		application = TestApplication.start(stores, Map.of());
	}

	@AfterAll
	static void stop() {
		application.close();
	}

	@BeforeEach
	void newCatalogue() {
		stores.jdbc().sql("TRUNCATE source CASCADE").update();
		this.sources = application.bean(Sources.class);
		this.catalogue = catalogue();
	}

	@Test
	void loadWhenAFileIsGoneOrWrongDisablesOnlyItsOwnSource() throws IOException {
		Path file = file("drop.yaml", "drop");
		file("other.yaml", "other");
		assertThat(lines(this.catalogue.load())).containsExactly(
				"Source 'drop' is new, read on its schedule '5 4 * * *'",
				"Source 'other' is new, read on its schedule '5 4 * * *'");
		Files.writeString(file, Files.readString(file).replace("folder\n", "telepathy\n"));
		CatalogueChanges broken = this.catalogue.load();
		assertThat(broken.invalid()).containsOnlyKeys(file);
		assertThat(lines(broken)).singleElement().asString().contains(file + ":6: field 'kind'", "No source is read");
		assertThat(scheduled()).containsExactly("other");
		assertThat(healths()).isEqualTo("drop file_invalid, other never_run");
		file("drop.yaml", "drop");
		assertThat(this.catalogue.load().changed()).containsOnlyKeys("drop");
		assertThat(healths()).isEqualTo("drop never_run, other never_run");
		Files.delete(file);
		assertThat(this.catalogue.load().removed()).containsExactly("drop");
		assertThat(lines(this.catalogue.load())).isEmpty();
		assertThat(scheduled()).containsExactly("other");
		assertThat(healths()).isEqualTo("drop file_removed, other never_run");
		file("drop.yaml", "drop");
		assertThat(this.catalogue.load().changed()).containsOnlyKeys("drop");
	}

	@Test
	void loadWhenAFileCannotBeReadChangesNothing() throws IOException {
		Path file = file("drop.yaml", "drop");
		this.catalogue.load();
		Files.delete(file);
		Files.createSymbolicLink(file, file);
		CatalogueChanges changes = this.catalogue.load();
		assertThat(changes.unreadable()).containsOnlyKeys(file);
		assertThat(lines(changes)).singleElement().asString().contains("cannot be read", "stay as they are");
		assertThat(scheduled()).containsExactly("drop");
		Files.delete(file);
		Files.write(file, new byte[] { 'i', 'd', ':', (byte) 0xe9 });
		assertThat(this.catalogue.load().invalid()).containsOnlyKeys(file);
	}

	@Test
	void loadWhenTheDirectoryIsEmptyOrMissingChangesNothing() throws IOException {
		file("drop.yaml", "drop");
		this.catalogue.load();
		Files.delete(this.directory.resolve("drop.yaml"));
		assertThat(lines(this.catalogue.load())).singleElement().asString().contains("may not be mounted");
		assertThat(lines(catalogue().load())).singleElement().asString().contains("may not be mounted");
		Files.delete(this.directory);
		assertThat(lines(this.catalogue.load())).singleElement().asString().contains("may not be mounted");
		assertThat(scheduled()).containsExactly("drop");
		this.sources.setState("drop", SourceState.REMOVED);
		assertThat(lines(this.catalogue.load())).isEmpty();
		assertThat(scheduled()).isEmpty();
	}

	@Test
	void loadWhenAFileIsCopiedKeepsTheOriginal() throws IOException {
		Path original = file("drop.yaml", "drop");
		this.catalogue.load();
		Path copy = file("a-copy.yaml", "drop");
		CatalogueChanges changes = this.catalogue.load();
		assertThat(changes.invalid()).containsOnlyKeys(copy);
		assertThat(lines(changes)).singleElement().asString().contains(original.toString());
		assertThat(scheduled()).containsExactly("drop");
		Files.delete(original);
		assertThat(this.catalogue.load().changed()).containsOnlyKeys("drop");
		assertThat(scheduled()).containsExactly("drop");
	}

	@Test
	void loadWhenTheIdInAFileChangesReadsOnlyTheNewSource() throws IOException {
		file("drop.yaml", "drop");
		this.catalogue.load();
		file("drop.yaml", "renamed");
		CatalogueChanges changes = this.catalogue.load();
		assertThat(changes.changed()).containsOnlyKeys("renamed");
		assertThat(changes.removed()).containsExactly("drop");
		assertThat(scheduled()).containsExactly("renamed");
	}

	@Test
	void loadWhenAnOwnFileIsWrongDoesNotTakeTheShippedSource() throws IOException {
		Path file = file("mdcg.yaml", "eu-mdcg");
		CatalogueLoader shipping = catalogue("eu-mdcg");
		shipping.load();
		Files.writeString(file, Files.readString(file).replace("folder\n", "telepathy\n"));
		shipping.load();
		assertThat(this.sources.get("eu-mdcg").title()).isEqualTo("Document drop");
		assertThat(healths()).isEqualTo("eu-mdcg file_invalid");
		stores.jdbc().sql("TRUNCATE source CASCADE").update();
		catalogue("eu-mdcg").load();
		assertThat(this.sources.find("eu-mdcg")).as("also before its file was ever right").isEmpty();
		Files.delete(file);
		assertThat(shipping.load().changed()).containsOnlyKeys("eu-mdcg");
		assertThat(this.sources.get("eu-mdcg").title()).isEqualTo("MDCG guidance");
	}

	@Test
	void decisionOfOperatorsOutlivesEveryFile() throws IOException {
		Path file = file("drop.yaml", "drop");
		this.catalogue.load();
		assertThat(this.sources.setState("drop", SourceState.PAUSED)).isTrue();
		Files.writeString(file, "id: drop");
		this.catalogue.load();
		assertThat(healths()).isEqualTo("drop paused");
		assertThat(this.sources.findStatus("drop")).hasValue(new SourceStatus(SourceState.PAUSED, FileState.INVALID));
		file("drop.yaml", "drop");
		assertThat(lines(this.catalogue.load())).singleElement().asString().contains("changed, but paused");
		assertThat(this.sources.findStatus("drop")).hasValue(new SourceStatus(SourceState.PAUSED, FileState.VALID));
		assertThat(scheduled()).isEmpty();
		assertThat(this.sources.findEnabled()).isEmpty();
		assertThat(this.sources.setState("drop", SourceState.DISABLED)).isTrue();
		assertThat(handle("drop")).isInstanceOf(WorkResult.Done.class);
		assertThat(this.sources.setState("drop", SourceState.ENABLED)).isTrue();
		assertThat(scheduled()).containsExactly("drop");
		assertThat(this.sources.setState("nothing", SourceState.PAUSED)).isFalse();
	}

	@Test
	void removedSourceComesBackOnlyWhenItIsEnabled() throws IOException {
		assertThat(this.sources.adopt("eu-mdcg")).isTrue();
		this.sources.setState("eu-mdcg", SourceState.REMOVED);
		this.catalogue.load();
		catalogue("all").load();
		assertThat(healths()).contains("eu-mdcg removed");
		assertThat(scheduled()).doesNotContain("eu-mdcg");
		Path file = file("drop.yaml", "drop");
		file("other.yaml", "other");
		this.catalogue.load();
		this.sources.setState("drop", SourceState.REMOVED);
		Files.delete(file);
		this.catalogue.load();
		file("drop.yaml", "drop");
		assertThat(this.catalogue.load().changed().get("drop")).contains("sources enable drop");
		assertThat(scheduled()).contains("other").doesNotContain("drop");
		this.sources.setState("drop", SourceState.ENABLED);
		assertThat(scheduled()).contains("drop");
	}

	@Test
	void requestWaitsUntilTheFileIsRight() throws IOException {
		Path file = file("drop.yaml", "drop");
		this.catalogue.load();
		Files.writeString(file, "id: drop");
		this.catalogue.load();
		assertThat(handle("drop")).isInstanceOf(WorkResult.Failed.class);
		file("drop.yaml", "drop");
		this.catalogue.load();
		assertThat(handle("drop")).isInstanceOf(WorkResult.Done.class);
	}

	private CatalogueLoader catalogue(String... shipped) {
		return new CatalogueLoader(this.sources, new Catalogue(this.directory, List.of(shipped), true), stores.jdbc());
	}

	private Path file(String name, String id) throws IOException {
		return Files.writeString(this.directory.resolve(name), """
				id: %s
				title: Document drop
				geography: INT
				institution: Acme
				type: guidance
				kind: folder
				schedule: {cron: "5 4 * * *", zone: Europe/Paris}
				folder: {path: "%s"}
				""".formatted(id, this.directory));
	}

	private WorkResult handle(String source) {
		return application.bean(IngestLauncher.class).handle(source);
	}

	private List<String> scheduled() {
		return application.bean(CronSchedules.class).findNext(WorkKind.INGEST).keySet().stream().sorted().toList();
	}

	private String healths() {
		return application.bean(SourceHealthRepository.class)
			.findAll()
			.stream()
			.map((source) -> source.id() + " " + source.health())
			.sorted()
			.collect(Collectors.joining(", "));
	}

	private static List<String> lines(CatalogueChanges changes) {
		return Stream.concat(changes.news().stream(), changes.problems().stream()).toList();
	}

}
