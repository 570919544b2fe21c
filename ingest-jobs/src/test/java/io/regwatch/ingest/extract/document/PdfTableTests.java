package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/** Texts beside each other in a PDF: tables, columns, and neither. */
class PdfTableTests {

	private static final String TEXT = "The manufacturer shall keep the technical documentation up to date and shall "
			+ "make it available to the competent authorities for a period of at least ten years after the last device "
			+ "covered by the declaration of conformity has been placed on the market.";

	private static final List<List<String>> FEES = List.of(List.of("Class", "Procedure", "Fee"),
			List.of("I", "Self-declaration by the manufacturer, without a notified body", "100"),
			List.of("IIa", "Assessment", "2500"), List.of("III", "Assessment and examination of the design", "9000"));

	@TempDir
	Path directory = Path.of("");

	private final DocumentReader reader = new DocumentReader(Optional.empty());

	@Test
	void readWhenTableKeepsRowsAndBoldHeadIsNoHeading() throws IOException {
		Extraction extraction = read(new TestPdf().heading("Fees").paragraph(TEXT).table(FEES).paragraph(TEXT));
		assertThat(Extractions.texts(extraction, BlockKind.TABLE_ROW)).containsExactly("Class | Procedure | Fee",
				"I | Self-declaration by the manufacturer, without a notified body | 100", "IIa | Assessment | 2500",
				"III | Assessment and examination of the design | 9000");
		assertThat(Extractions.texts(extraction, BlockKind.HEADING)).containsExactly("Fees");
		assertThat(Extractions.texts(extraction, BlockKind.PARAGRAPH)).containsExactly(TEXT, TEXT);
	}

	@Test
	void readWhenCellIsEmptyKeepsTheOthersInTheirColumns() throws IOException {
		Extraction extraction = read(new TestPdf()
			.table(List.of(List.of("Duty", "Class I", "Class III"), List.of("Registration", "yes", "yes"),
					List.of("Implant card", "", "yes"), List.of("Declaration", "yes", ""))));
		assertThat(Extractions.texts(extraction, BlockKind.TABLE_ROW)).containsExactly("Duty | Class I | Class III",
				"Registration | yes | yes", "Implant card | | yes", "Declaration | yes");
	}

	@Test
	void readWhenTableGoesOnAfterAPageWithItsHeadAgainReadsTheHeadOnce() throws IOException {
		List<List<String>> rows = IntStream.range(0, 60)
			.mapToObj((row) -> List.of("Device " + row, String.valueOf(row * 37)))
			.toList();
		List<List<String>> first = new ArrayList<>(rows.subList(0, 20));
		List<List<String>> second = new ArrayList<>(rows.subList(20, 60));
		first.addFirst(List.of("Device", "Fee"));
		second.addFirst(List.of("Device", "Fee"));
		Extraction extraction = read(new TestPdf().table(first).page().table(second));
		assertThat(Extractions.texts(extraction, BlockKind.TABLE_ROW)).hasSize(61).startsWith("Device | Fee");
		assertThat(Extractions.texts(extraction, BlockKind.FURNITURE)).containsExactly("Device | Fee");
	}

	@Test
	void readWhenLinesWereDrawnAcrossColumnsReadsOneColumnAfterTheOther() throws IOException {
		String other = TEXT.replace("manufacturer", "importer");
		Extraction extraction = read(new TestPdf().page().columns(TEXT, other));
		assertThat(Extractions.substance(extraction)).isEqualTo(TEXT + " " + other);
		assertThat(Extractions.text(extraction).blocks()).extracting(Block::kind).containsOnly(BlockKind.PARAGRAPH);
	}

	@Test
	void readWhenMarksStandApartFromTheirTextsIsAList() throws IOException {
		TestPdf pdf = new TestPdf().page();
		for (String mark : List.of("(a)", "(b)", "(c)")) {
			pdf.item(mark, TEXT);
		}
		assertThat(Extractions.texts(read(pdf), BlockKind.LIST_ITEM)).containsExactly("(a) " + TEXT, "(b) " + TEXT,
				"(c) " + TEXT);
	}

	private Extraction read(TestPdf pdf) throws IOException {
		return this.reader.read(pdf.save(this.directory.resolve("test.pdf")), "test.pdf");
	}

}
