package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import io.regwatch.ingest.update.TextDifference;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/** Lines at the same place of all pages of a PDF, which are the same on most of them. */
class RunningLinesTests {

	private static final int PAGES = 9;

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "text | Class IIa | Class IIb", "text | Status: valid | Status: revoked",
			"text | Class 2 | Class 3", "text | Annex 4 Class IIa page # | Annex 4 Class IIb page #" })
	void betweenWhenOnePageHasAnotherLine(String materiality, String usual, String other) throws IOException {
		assertDifference(materiality, read(usual, usual), read(usual, other));
		assertDifference("bytes", read(usual, other), read(usual, other));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			value = { "Printed on 3 May 2026 | Printed on 4 June 2026", "Devices page # | Devices, page #" })
	void betweenWhenNothingOfOnePageChanges(String before, String after) throws IOException {
		assertDifference("furniture", read(before, before), read(after, after));
	}

	@Test
	void betweenWhenOnePageIsSpacedDifferently() throws IOException {
		assertDifference("furniture", read("Class IIa, page #", "Class IIa, page #"),
				read("Class IIa, page #", "Class IIa , page #"));
	}

	private void assertDifference(String materiality, List<Block> before, List<Block> after) {
		assertThat(TextDifference.between(before, after, Tolerance.PRINTS).materiality())
			.hasToString(materiality.toUpperCase(Locale.ROOT));
	}

	private List<Block> read(String usual, String other) throws IOException {
		TestPdf pdf = new TestPdf();
		for (int page = 1; page <= PAGES; page++) {
			pdf.running((page == 5) ? other : usual, "").page();
			pdf.heading("Certificate " + page * 7).paragraph("Manufacturers of device %d report.".formatted(page * 3));
		}
		Path file = pdf.save(this.directory.resolve("test.pdf"));
		return Extractions.text(this.reader.read(file, "test.pdf")).blocks();
	}

}
