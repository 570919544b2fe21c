package io.regwatch.ingest.extract.ocr;

import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.LegalHeadings;
import io.regwatch.ingest.extract.text.ListMarkers;
import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.schema.BlockKind;

/** Makes blocks of recognised characters: lines, with blank ones between paragraphs. */
public final class OcrText {

	private static final Pattern PARAGRAPH_END = Pattern.compile("\\R\\s*\\R|\\f");

	private static final Pattern HYPHENATION = Pattern.compile("(?<=\\p{Ll}{2})-\\R(?=\\p{Ll}{2})");

	private OcrText() {
	}

	public static void add(int page, String text, Blocks blocks) {
		for (String lines : PARAGRAPH_END.split(text, -1)) {
			String paragraph = TextNormalizer.clean(HYPHENATION.matcher(lines).replaceAll(""));
			int level = LegalHeadings.headingLevel(paragraph);
			if (level > 0) {
				blocks.heading(page, level, paragraph);
			}
			else {
				blocks.add(page, ListMarkers.isItem(paragraph) ? BlockKind.LIST_ITEM : BlockKind.PARAGRAPH, paragraph);
			}
		}
	}

}
