package io.regwatch.store;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.schema.ContentHash;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.unit.DataSize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

class DirectoryFileStoreTests {

	@TempDir
	Path directory;

	@Test
	void storeWhenNewNamesFileByItsContent() throws IOException {
		FileStore store = store(this.directory);
		StoredFile file = store.store(bytes("abc"));
		assertThat(file.hash().hex()).isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
		assertThat(file.size()).isEqualTo(3);
		assertThat(store.path(file.hash())).hasContent("abc");
	}

	@Test
	void storeWhenThereAlreadyKeepsOneFile() throws IOException {
		FileStore store = store(this.directory);
		assertThat(store.store(bytes("abc"))).isEqualTo(store.store(bytes("abc")));
		assertThat(files()).hasSize(1);
	}

	@Test
	void storeWhenTooLargeLeavesNothing() throws IOException {
		FileStore store = store(this.directory);
		assertThatExceptionOfType(FileTooLargeException.class).isThrownBy(() -> store.store(bytes("x".repeat(2000))))
			.withMessageContaining("regwatch.files.max-file");
		assertThat(files()).isEmpty();
	}

	@Test
	void storeWhenStreamBreaksLeavesNothing() throws IOException {
		InputStream broken = mock(InputStream.class);
		given(broken.read(any())).willThrow(new IOException("Connection reset"));
		assertThatExceptionOfType(IOException.class).isThrownBy(() -> store(this.directory).store(broken))
			.withMessage("Connection reset");
		assertThat(files()).isEmpty();
	}

	@Test
	void storeWhenDirectoryCannotBeMadeSaysThatTheStoreFailed() throws IOException {
		Path file = Files.writeString(this.directory.resolve("file"), "");
		assertThatExceptionOfType(StoreFailedException.class)
			.isThrownBy(() -> store(file.resolve("files")).store(bytes("abc")))
			.withMessageContaining("The file store '" + file.resolve("files"));
	}

	@Test
	void pathWhenNeverStoredDoesNotExist() {
		assertThat(store(this.directory).path(ContentHash.of("abc"))).doesNotExist();
	}

	private static FileStore store(Path directory) {
		return new DirectoryFileStore(new FileStoreProperties(directory, DataSize.ofBytes(1000), null),
				mock(JdbcClient.class));
	}

	private static InputStream bytes(String content) {
		return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
	}

	private List<Path> files() throws IOException {
		try (Stream<Path> files = Files.walk(this.directory)) {
			return files.filter(Files::isRegularFile).toList();
		}
	}

}
