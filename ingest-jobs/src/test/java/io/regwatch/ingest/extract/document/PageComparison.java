package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.schema.Block;

import static org.assertj.core.api.Assertions.assertThat;

/** Compares the texts of two pages of a site. */
final class PageComparison {

	static final String TEXT = "Manufacturers of devices of class III keep the records for ten years after the last"
			+ " device was placed on the market, and show them to the authority.";

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	private final Path directory;

	PageComparison(Path directory) {
		this.directory = directory;
	}

	void assertDifference(String materiality, String before, String after) throws IOException {
		assertThat(TextDifference.between(blocks(before), blocks(after)).materiality()).as("%s => %s", before, after)
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	List<Block> blocks(String body) throws IOException {
		Path file = Files.writeString(this.directory.resolve("page.html"),
				"<html><head><meta charset=utf-8></head><body>%s</body></html>".formatted(body));
		return Extractions.text(this.reader.read(file, "page.html")).blocks();
	}

}
