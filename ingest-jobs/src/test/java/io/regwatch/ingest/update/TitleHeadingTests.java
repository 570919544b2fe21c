package io.regwatch.ingest.update;

import java.util.stream.IntStream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import io.regwatch.schema.Materiality;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class TitleHeadingTests {

	private static final String TITLE = "Guide on pumps";

	@ParameterizedTest
	@CsvSource({ "Guide on pumps,Guide on pumps", "Guide on pumps | Agency,Guide on pumps | Agency",
			"Guide on pumps,Agency - Guide on pumps" })
	void titleThatAloneGoesOrComesAsAHeadingIsSilent(String title, String other) {
		Extraction.Text with = text(title, "#" + TITLE, "#Scope", "Pumps shall have an alarm.");
		Extraction.Text without = text(other, "#Scope", "Pumps shall have an alarm.");
		assertThat(materiality(with, without)).isEqualTo(Materiality.FURNITURE);
		assertThat(materiality(without, with)).isEqualTo(Materiality.FURNITURE);
	}

	@Test
	void otherTextsAndTitlesThatChangeCount() {
		Extraction.Text with = text(TITLE, "#" + TITLE, "#Scope", "Pumps shall have an alarm.");
		assertThat(materiality(with, text(TITLE, "#Scope", "Pumps shall have two alarms.")))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality(with, text("Guide on beds", "#Scope", "Pumps shall have an alarm.")))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality(with, text(TITLE, "#Guide on beds", "#Scope", "Pumps shall have an alarm.")))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality(with, text(TITLE, "#" + TITLE, "Pumps shall have an alarm.")))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality(text(TITLE, TITLE, "Pumps shall have an alarm."),
				text(TITLE, "Pumps shall have an alarm.")))
			.isEqualTo(Materiality.TEXT);
		assertThat(materiality(text(TITLE, "#Scope", "#" + TITLE, "Pumps."), text(TITLE, "#Scope", "Pumps.")))
			.isEqualTo(Materiality.TEXT);
	}

	@ParameterizedTest
	@CsvSource({ "application/zip,FURNITURE", "application/zip; files=2; print=true,FURNITURE",
			"application/pdf,TEXT" })
	void titleOfAPageWithFilesIsThatOfThePage(String type, Materiality materiality) {
		assertThat(materiality(of(type, text(TITLE, "#" + TITLE, "Pumps shall have an alarm.")),
				of(type, text(TITLE, "Pumps shall have an alarm."))))
			.isEqualTo(materiality);
	}

	private static Extraction.Text of(String type, Extraction.Text text) {
		return new Extraction.Text(type, text.title(), text.language(), text.pages(), text.blocks());
	}

	private static Materiality materiality(Extraction.Text before, Extraction.Text after) {
		return TextDifference.between(before, after).materiality();
	}

	private static Extraction.Text text(String title, String... blocks) {
		return new Extraction.Text("text/html", title, "en", 1,
				IntStream.range(0, blocks.length)
					.mapToObj((at) -> blocks[at].startsWith("#")
							? new Block(at, 1, BlockKind.HEADING, 1, blocks[at].substring(1))
							: new Block(at, 1, BlockKind.PARAGRAPH, 0, blocks[at]))
					.toList());
	}

}
