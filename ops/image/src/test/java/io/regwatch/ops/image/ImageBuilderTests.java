package io.regwatch.ops.image;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class ImageBuilderTests {

	private static final Path ARCHIVE = Path.of(System.getProperty("image.archive"));

	@Test
	void secondImageHasTheSameBytes(@TempDir Path directory) throws Exception {
		ImageFile first = ImageFile.built();
		JsonNode labels = first.config().at("/config/Labels");
		Path second = directory.resolve("image.tar");
		new ImageBuilder(ARCHIVE, labels.path("org.opencontainers.image.base.name").asString(),
				labels.path("org.opencontainers.image.version").asString(),
				Instant.parse(first.config().path("created").asString()), ImageBuilder.commit(ARCHIVE))
			.write(second, Path.of(System.getProperty("image.system")), Path.of(System.getProperty("image.classes")));
		assertThat(Files.mismatch(second, Path.of(System.getProperty("image.file")))).isEqualTo(-1);
	}

	@ParameterizedTest
	@ValueSource(strings = { "eclipse-temurin:25", "debian@sha256:12", "" })
	void baseWithoutDigestIsRefused(String base) {
		assertThatIllegalArgumentException()
			.isThrownBy(() -> new ImageBuilder(ARCHIVE, base, "1.0.0", Instant.EPOCH, ""))
			.withMessageContaining("pinned by its digest");
	}

}
