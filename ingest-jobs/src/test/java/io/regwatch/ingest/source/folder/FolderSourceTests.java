package io.regwatch.ingest.source.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.regwatch.ingest.source.catalogue.RemovalPolicy;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class FolderSourceTests {

	@TempDir
	Path directory;

	@Test
	void ofFolderWithoutManifestNamesSourceAfterFolder() throws IOException {
		Path folder = Files.createDirectory(this.directory.resolve("Mail Attachments"));
		SourceDefinition source = FolderSource.of(folder);
		assertThat(source.id()).matches("mail-attachments-[0-9a-f]{8}");
		assertThat(source.title()).isEqualTo("Mail Attachments");
		assertThat(source.kind()).isEqualTo("folder");
		assertThat(source.removal()).isEqualTo(RemovalPolicy.KEEPS);
		assertThat(FolderSource.of(folder)).isEqualTo(source);
	}

	@Test
	void ofFolderWithManifestTakesWhatItSays() throws IOException {
		Files.writeString(this.directory.resolve("regwatch.yaml"), "source:\n  id: drop\n  removal: withdraws\n");
		SourceDefinition source = FolderSource.of(this.directory);
		assertThat(source.id()).isEqualTo("drop");
		assertThat(source.removal()).isEqualTo(RemovalPolicy.WITHDRAWS);
	}

}
