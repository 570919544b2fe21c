package io.regwatch.ingest.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ReplacedPagesTests {

	private static final String GUIDE = "The maker of a pump shall keep the records of its tests for nine years. "
		.repeat(6);

	private static final String ANNEX = GUIDE + "The annex lists each test of pumps.";

	private static final String NOTICE = "We are working on our services. Come back in an hour.";

	@Test
	void ofSeveralFilesWhenOneIsReplacedGivesItAlthoughAnotherHasItsPhrases() {
		ReplacedPages pages = ReplacedPages.of(text("application/zip", NOTICE, ANNEX),
				text("application/zip", GUIDE, ANNEX));
		assertThat(pages.now()).extracting(Block::text).containsExactly(NOTICE);
		assertThat(pages.before()).extracting(Block::text).containsExactly(GUIDE.strip());
	}

	@Test
	void ofSeveralFilesWhenOneIsRevisedOrAddedGivesAll() {
		Extraction.Text before = text("application/zip", GUIDE, ANNEX);
		Stream
			.of(text("application/zip", GUIDE.replace("nine", "ten"), ANNEX),
					text("application/zip", GUIDE, ANNEX, NOTICE))
			.forEach((now) -> assertThat(ReplacedPages.of(now, before).now()).isEqualTo(now.blocks()));
	}

	@Test
	void ofSeveralFilesWhenOneIsGoneGivesItAlone() {
		Extraction.Text before = text("application/zip", "Pumps: annex", ANNEX, "The limit is 5 mg.");
		Stream
			.of(text("application/zip", "Pumps", ANNEX), text("application/zip", "Pumps: annex", "The limit is 5 mg."),
					text("text/html", "Pumps: annex"))
			.forEach((now) -> {
				ReplacedPages pages = ReplacedPages.of(now, before);
				assertThat(pages.isLost()).isTrue();
				assertThat(pages.before()).isNotEmpty();
			});
	}

	@Test
	void ofFewerFilesWhenTheLostOneIsSimilarToAnotherGivesIt() {
		String annex = GUIDE.repeat(2) + "The annex lists each test of pumps, and how often it is made. ".repeat(12);
		Extraction.Text before = text("application/zip; files=2", GUIDE, annex);
		ReplacedPages pages = ReplacedPages.of(text("text/html", GUIDE + "The fee is 5 EUR."), before);
		assertThat(pages.isLost()).isTrue();
		assertThat(pages.before()).extracting(Block::text).containsExactly(annex.strip());
		assertThat(ReplacedPages.of(text("text/html", GUIDE + annex), before).isLost()).isFalse();
	}

	@Test
	void ofAsManyFilesWhenAShorterOneSaysOtherThingsIsNotLost() {
		Extraction.Text before = text("application/zip; files=2", GUIDE,
				"Test of five days, says the agency: " + GUIDE);
		assertThat(
				ReplacedPages.of(text("application/zip; files=2", GUIDE, "Test of six days, says the agency"), before)
					.isLost())
			.isFalse();
		assertThat(
				ReplacedPages.of(text("application/zip; files=2", GUIDE, "Test of five days, says"), before).isLost())
			.isTrue();
	}

	@Test
	void ofOneFileGivesAll() {
		Extraction.Text now = text("application/pdf", NOTICE, ANNEX);
		assertThat(ReplacedPages.of(now, text("application/pdf", GUIDE, ANNEX)).now()).isEqualTo(now.blocks());
	}

	private static Extraction.Text text(String type, String... pages) {
		List<Block> blocks = new ArrayList<>();
		IntStream.range(0, pages.length)
			.forEach((at) -> blocks.add(new Block(at, at + 1, BlockKind.PARAGRAPH, 0, pages[at].strip())));
		return new Extraction.Text(type, null, null, pages.length, blocks);
	}

}
