package io.regwatch.ingest.source.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class BuiltInSourcesTests {

	private static final Path FILES = Path.of("..", "schemas", "src", "main", "resources", "catalogue", "sources");

	@TempDir
	Path directory;

	@Test
	void allWhenReadFollowTheSchemaUnderTheirOwnIds() {
		List<SourceDefinition> sources = BuiltInSources.all();
		assertThat(sources).hasSizeGreaterThanOrEqualTo(17);
		assertThat(sources).extracting(SourceDefinition::id).doesNotHaveDuplicates();
		assertThat(sources).allSatisfy((source) -> {
			assertThat(source.schedule()).as(source.id()).isNotNull();
			assertThat(source.fetchRules().requestsPerSecond()).as(source.id()).isLessThanOrEqualTo(5);
			assertThat(source.fetchRules().robots()).as(source.id()).isTrue();
		});
	}

	@Test
	void allWhenStoredAndReadAgainAreTheSame() {
		assertThat(BuiltInSources.all()).anyMatch((source) -> source.content() != null)
			.allSatisfy((source) -> assertThat(
					YamlFile.MAPPER.readValue(YamlFile.MAPPER.writeValueAsString(source), SourceDefinition.class))
				.isEqualTo(source));
	}

	@Test
	void filesWhenOpenedSayWhatTheyCoverAndWhatTheyCannotSee() throws IOException {
		try (Stream<Path> files = Files.list(FILES)) {
			assertThat(files).isNotEmpty().allSatisfy((file) -> {
				List<String> lines = Files.readAllLines(file);
				assertThat(lines).anyMatch((line) -> line.startsWith("# Covers: "))
					.anyMatch((line) -> line.startsWith("# Cannot see: "))
					.contains("id: " + file.getFileName().toString().replace(".yaml", ""));
			});
		}
	}

	@Test
	void catalogueWhenNothingIsNamedHasNoShippedSource() {
		assertThat(read(this.directory)).isEmpty();
	}

	@Test
	void catalogueWhenShippedSourcesAreNamedHasThem() {
		assertThat(read(null, "eu-mdcg")).extracting(SourceDefinition::id).containsExactly("eu-mdcg");
		assertThat(read(null, "all")).hasSameSizeAs(BuiltInSources.all());
		assertThatIllegalArgumentException().isThrownBy(() -> read(null, "eu-mdgc")).withMessageContaining("'eu-mdgc'");
	}

	@Test
	void catalogueWhenFileHasTheSameIdTakesItInstead() throws IOException {
		String own = Files.readString(FILES.resolve("eu-mdcg.yaml")).replace("title: MDCG guidance", "title: Ours");
		Files.writeString(this.directory.resolve("own.yaml"), own);
		assertThat(read(this.directory, "eu-mdcg")).singleElement()
			.extracting(SourceDefinition::title)
			.isEqualTo("Ours");
	}

	private static List<SourceDefinition> read(@Nullable Path directory, String... shipped) {
		Catalogue catalogue = new Catalogue(directory, List.of(shipped), false);
		CatalogueFiles files = catalogue.readFiles();
		return Stream.concat(files.sources().values().stream(), catalogue.readShipped(files.ids())).toList();
	}

}
