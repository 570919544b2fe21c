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

/** Compares two files of one type, each a whole page or a part with a frame around it. */
final class FileComparison {

	private static final String PAGE = "<html><head><meta charset=utf-8></head><body>"
			+ "<p>Duties of manufacturers of devices.</p>%s</body></html>";

	private static final String LAW = "<?xml version='1.0'?><law><title>Act</title>%s</law>";

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	private final Path directory;

	FileComparison(Path directory) {
		this.directory = directory;
	}

	void assertDifference(String type, String materiality, String before, String after) throws IOException {
		assertWhole(type, materiality, whole(type, before), whole(type, after));
	}

	void assertWhole(String type, String materiality, String before, String after) throws IOException {
		assertThat(TextDifference.between(blocks(type, before), blocks(type, after)).materiality())
			.as("%s => %s", before, after)
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	private static String whole(String type, String part) {
		String frame = part.startsWith("<html") ? "%s" : switch (type) {
			case "html" -> PAGE;
			case "xml" -> LAW;
			default -> "%s";
		};
		return frame.formatted(part);
	}

	private List<Block> blocks(String type, String content) throws IOException {
		Path file = Files.writeString(this.directory.resolve("file." + type), content);
		return Extractions.text(this.reader.read(file, "file." + type)).blocks();
	}

}
