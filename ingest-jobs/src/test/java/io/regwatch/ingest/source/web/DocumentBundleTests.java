package io.regwatch.ingest.source.web;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipFile;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class DocumentBundleTests {

	@TempDir
	Path directory;

	@Test
	void ofWhenFilesAreListedInAnotherOrderKeepsTheirOrder() throws IOException {
		Path before = bundle(null, "page", "a.pdf", "b.pdf", "c.pdf");
		assertThat(bundle(before, "page", "c.pdf", "a.pdf", "b.pdf")).hasSameBinaryContentAs(before);
		assertThat(names(bundle(before, "page", "c.pdf", "b.pdf", "a.pdf=new"))).containsExactly("001/page",
				"002/a.pdf", "003/b.pdf", "004/c.pdf");
	}

	@Test
	void ofWhenAFileIsNewOrGoneKeepsTheOrderOfTheOthers() throws IOException {
		Path before = bundle(null, "page", "a.pdf", "b.pdf");
		assertThat(names(bundle(before, "page", "b.pdf", "n.pdf", "a.pdf"))).containsExactly("001/page", "002/a.pdf",
				"003/b.pdf", "004/n.pdf");
		assertThat(names(bundle(before, "page", "n.pdf", "a.pdf", "b.pdf"))).containsExactly("001/page", "002/n.pdf",
				"003/a.pdf", "004/b.pdf");
		assertThat(names(bundle(before, "page", "b.pdf"))).containsExactly("001/page", "002/b.pdf");
	}

	@Test
	void ofWhenFilesHaveOneNameKnowsThemByTheirContent() throws IOException {
		Path before = bundle(null, "page", "x/get=1", "y/get=2");
		assertThat(bundle(before, "page", "y/get=2", "x/get=1")).hasSameBinaryContentAs(before);
	}

	@Test
	void ofWhenTheDocumentWasNoBundleKeepsTheListedOrder() throws IOException {
		Path before = Files.writeString(this.directory.resolve("page.html"), "<p>Page</p>");
		assertThat(names(bundle(before, "page", "b.pdf", "a.pdf"))).containsExactly("001/page", "002/b.pdf",
				"003/a.pdf");
	}

	private Path bundle(@Nullable Path before, String... files) throws IOException {
		Map<URI, byte[]> contents = new LinkedHashMap<>();
		Arrays.stream(files)
			.map((file) -> file.split("="))
			.forEach((file) -> contents.put(URI.create("https://a.example/" + file[0]),
					file[file.length - 1].getBytes(StandardCharsets.UTF_8)));
		return Files.write(Files.createTempFile(this.directory, "bundle", ".zip"), DocumentBundle.of(contents, before));
	}

	private static List<String> names(Path bundle) throws IOException {
		try (ZipFile archive = new ZipFile(bundle.toFile())) {
			return archive.stream().map(Object::toString).toList();
		}
	}

}
