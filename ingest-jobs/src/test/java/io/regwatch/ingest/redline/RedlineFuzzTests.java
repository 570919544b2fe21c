package io.regwatch.ingest.redline;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.fuzz.FuzzInput;
import io.regwatch.fuzz.FuzzTarget;
import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.schema.Block;

import static org.assertj.core.api.Assertions.assertThat;

/** A redline of any two texts gives both back, and counts the words between them. */
class RedlineFuzzTests implements FuzzTarget {

	@Override
	public List<byte[]> seeds() {
		return FuzzTarget.texts("""
				# 1 Scope
				The manufacturer keeps records for ten years.
				- first item
				- second item
				A | B
				---
				# 1 Scope
				- second item
				The manufacturer keeps all records for five years.
				# 2 Records
				A | C
				""", "a b c d e f\n---\na b\nc d e f", "x\nx\nx\n---\nx\ny\nx", "<del>\n---\n<ins> &amp; \u202e",
				"---\na", "a\n---", "x\n|\n---\nx\n | ");
	}

	@Override
	public void check(byte[] input) {
		FuzzInput lines = new FuzzInput(input);
		List<Block> before = blocks(lines);
		List<Block> after = blocks(lines);
		Redline redline = Redline.between(before, after);
		String html = RedlineHtml.fragment(redline, "en");
		assertThat(RedlineTexts.read(html, true)).isEqualTo(RedlineTexts.lines(after));
		assertThat(RedlineTexts.read(html, false)).isEqualTo(RedlineTexts.lines(before));
		assertThat(redline.inserted() - redline.deleted()).isEqualTo(words(after) - words(before));
	}

	private static int words(List<Block> blocks) {
		return blocks.stream().mapToInt((block) -> block.text().split(" ", -1).length).sum();
	}

	/** Up to a line of dashes. */
	private static List<Block> blocks(FuzzInput lines) {
		List<String> texts = new ArrayList<>();
		while (lines.hasMore()) {
			String text = TextNormalizer.clean(lines.line());
			if (text.equals("---")) {
				break;
			}
			if (!text.isBlank()) {
				texts.add(text);
			}
		}
		return RedlineTexts.text(texts.toArray(String[]::new));
	}

}
