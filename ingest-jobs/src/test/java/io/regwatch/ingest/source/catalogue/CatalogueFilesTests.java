package io.regwatch.ingest.source.catalogue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class CatalogueFilesTests {

	@TempDir
	private Path directory;

	@Test
	void distinctWhenNoneOfTwoFilesIsKnownTakesNeither() throws IOException {
		Path one = file("one.yaml");
		Path other = file("other.yml");
		CatalogueFiles files = CatalogueFiles.of(this.directory).distinct(Map.of());
		assertThat(files.sources()).isEmpty();
		assertThat(files.invalid()).containsOnlyKeys(one, other);
		assertThat(files.invalid().get(one)).hasMessageContaining("'a'").hasMessageContaining(other.toString());
		assertThat(files.invalid().get(other)).hasMessageContaining(one.toString());
	}

	@Test
	void distinctWhenTheKnownFileIsWrongTakesNoCopy() throws IOException {
		Path known = Files.writeString(this.directory.resolve("known.yaml"), "id: a\ntitle: [");
		file("copy.yaml");
		CatalogueFiles files = CatalogueFiles.of(this.directory).distinct(Map.of("a", known));
		assertThat(files.sources()).isEmpty();
		assertThat(files.ids()).containsExactly("a");
		assertThat(files.filesOf("a")).contains(known);
	}

	@Test
	void ofWhenADirectoryIsNamedLikeAFileSkipsIt() throws IOException {
		Files.createDirectory(this.directory.resolve("old.yaml"));
		assertThat(CatalogueFiles.of(this.directory).isEmpty()).isTrue();
		assertThat(CatalogueFiles.of(this.directory.resolve("missing")).isEmpty()).isTrue();
	}

	private Path file(String name) throws IOException {
		return Files.writeString(this.directory.resolve(name), """
				{id: a, title: A, geography: EU, institution: I, type: guidance, kind: folder, folder: {path: /tmp}}
				""");
	}

}
