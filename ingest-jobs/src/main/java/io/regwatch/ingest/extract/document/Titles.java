package io.regwatch.ingest.extract.document;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.LegalHeadings;
import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the title of a document: its metadata's if sensible, else the highest of its
 * first headings.
 */
final class Titles {

	private static final Pattern PLACEHOLDER = Pattern.compile("(?i)(untitled|unbenannt|sans titre|document|title|titel"
			+ "|title of document|slide|folie|presentation)[ \\d]*|microsoft \\w+ - .*|(print|bookmark)\\b.*");

	private static final Pattern FILE_NAME = Pattern
		.compile("(?i).*\\.(docx?|xlsx?|pptx?|pdf|rtf|odt|html?|indd|qxp|fm|p65|wpd)|\\S+|\\S*\\d{4}\\S{8,} .*");

	private static final Pattern NUMBER_OF_PAGE = Pattern
		.compile("(?iu)\\P{L}*(?:page|seite|pagina|p[áa]gina|strana|side|sida|sivu|стр\\.?|страница|σελίδα|页|頁|ページ|쪽)"
				+ "[^\\p{L}\\p{N}]*(?:\\p{Nd}+|[ivxl]+)\\s*(?:(?:of|von|sur|de|di|van|av|z|из|/)\\s*\\p{Nd}+)?\\P{L}*");

	// A letterhead is before the title, but not in larger letters.
	private static final int FIRST_HEADINGS = 5;

	private Titles() {
	}

	// A single word is a file name more often than a title.
	static @Nullable String of(@Nullable String metadata, List<Block> blocks) {
		String claimed = (metadata != null) ? TextNormalizer.clean(metadata) : "";
		if (isTitle(claimed) && !PLACEHOLDER.matcher(claimed).matches() && !FILE_NAME.matcher(claimed).matches()) {
			return claimed;
		}
		List<Block> headings = blocks.stream()
			.filter((block) -> block.kind() == BlockKind.HEADING && isTitle(block.text()))
			.toList();
		return headings.stream()
			.limit(FIRST_HEADINGS)
			.takeWhile((heading) -> !LegalHeadings.isNumbered(heading.text()))
			.min(Comparator.comparingInt(Block::level))
			.or(() -> headings.stream().findFirst())
			.map(Block::text)
			.orElse(null);
	}

	/** Page numbers, dates and numbers of chapters are none. */
	private static boolean isTitle(String text) {
		return text.codePoints().filter(Character::isLetter).count() > 1 && !LegalHeadings.isBare(text)
				&& !NUMBER_OF_PAGE.matcher(text).matches();
	}

}
