package io.regwatch.ops.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class DemoSiteGeneratorTests {

	@Test
	void siteWhenGeneratedIsAsCommitted() throws IOException {
		assertCommitted(DemoSiteGenerator.site(), Path.of("src/main/resources/demo/site"));
	}

	@Test
	void samplesWhenGeneratedAreAsCommitted() throws IOException {
		assertCommitted(SampleDocuments.files(), Path.of("src/main/samples"));
	}

	private static void assertCommitted(Map<String, byte[]> expected, Path directory) throws IOException {
		Map<String, byte[]> committed = new TreeMap<>();
		try (Stream<Path> files = Files.walk(directory)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				committed.put(directory.relativize(file).toString(), Files.readAllBytes(file));
			}
		}
		assertThat(committed.keySet()).as("run DemoSiteGenerator after a change").isEqualTo(expected.keySet());
		expected.forEach((name, bytes) -> assertThat(committed.get(name)).as(name).isEqualTo(bytes));
	}

}
