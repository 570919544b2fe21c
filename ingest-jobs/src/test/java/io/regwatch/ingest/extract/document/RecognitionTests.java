package io.regwatch.ingest.extract.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

import io.regwatch.ingest.extract.ocr.Tesseract;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

/** Pages that are images, where the program that reads them is and where it is not. */
class RecognitionTests {

	/** Answers as the real one does, if it is given a picture. */
	private static final String PROGRAM = """
			#!/bin/sh
			if [ "$1" = --list-langs ]; then
				printf 'List of available languages in "/usr/share" (3):\\ndeu\\neng\\nosd\\n'
			elif [ "$*" = 'stdin stdout -l deu+eng tsv' ] && head -c 4 | grep -q PNG; then
				word() { printf '5\\t1\\t1\\t%s\\t%s\\t1\\t0\\t0\\t9\\t9\\tCONFIDENCE\\t%s\\n' "$1" "$2" "$3"; }
				printf 'level\\tpage_num\\tblock_num\\tpar_num\\tline_num\\tword_num\\tleft\\ttop\\twidth\\theight\\tconf\\ttext\\n'
				printf '1\\t1\\t0\\t0\\t0\\t0\\t0\\t0\\t99\\t99\\t-1\\t\\n'
				word 1 1 Article; word 1 1 1; word 1 1 Scope
				word 2 1 The; word 2 1 manu-; word 2 2 facturer; word 2 2 shall; word 2 3 report.
				word 3 1 '(a)'; word 3 1 at; word 3 1 'once;'
			else
				exit 1
			fi
			"""
		.replace("CONFIDENCE", "91.5");

	@TempDir
	Path directory = Path.of("");

	@Test
	void readWhenPagesAreImagesGivesTheirText() throws IOException {
		Extraction.Text text = Extractions.text(read(new TestPdf().image(), install(PROGRAM)));
		assertThat(text.blocks()).extracting(Block::page, Block::kind, Block::text)
			.containsExactly(tuple(1, BlockKind.HEADING, "Article 1 Scope"),
					tuple(1, BlockKind.PARAGRAPH, "The manufacturer shall report."),
					tuple(1, BlockKind.LIST_ITEM, "(a) at once;"));
	}

	@Test
	void readWhenOnePageOfManyIsAnImagePutsItsTextInItsPlace() throws IOException {
		TestPdf pdf = new TestPdf().paragraph("Annex I lists devices.").image().page().paragraph("Annex III.");
		assertThat(Extractions.substance(read(pdf, install(PROGRAM))))
			.isEqualTo("Annex I lists devices. Article 1 Scope The manufacturer shall report. (a) at once; Annex III.");
	}

	@Test
	void readWhenNothingIsLegibleNeedsOcr() throws IOException {
		for (String program : new String[] { "#!/bin/sh\necho eng\n", "#!/bin/sh\nexit 1\n",
				PROGRAM.replace("91.5", "38.2") }) {
			Extraction.Rejected rejected = Extractions.rejected(read(new TestPdf().image(), install(program)));
			assertThat(rejected.reason()).isEqualTo(RejectionReason.NEEDS_OCR);
			assertThat(rejected.detail()).contains("found no text");
		}
	}

	@Test
	void readWhenNotInstalledNeedsOcrAndNamesTheProgram() throws IOException {
		Extraction.Rejected rejected = Extractions.rejected(read(new TestPdf().image(), Tesseract.in("/nowhere:")));
		assertThat(rejected.reason()).isEqualTo(RejectionReason.NEEDS_OCR);
		assertThat(rejected.detail()).contains("'tesseract'");
	}

	private Optional<Tesseract> install(String program) throws IOException {
		Path file = Files.writeString(this.directory.resolve("tesseract"), program);
		Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
		Optional<Tesseract> installed = Tesseract.in("/nowhere:" + this.directory);
		assertThat(installed).isPresent();
		return installed;
	}

	private Extraction read(TestPdf pdf, Optional<Tesseract> tesseract) throws IOException {
		return new DocumentReader(tesseract).read(pdf.save(this.directory.resolve("test.pdf")), "test.pdf");
	}

}
