package io.regwatch.ingest.extract;

import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the title of a document: its metadata's if sensible, else its first heading.
 */
final class Titles {

	private static final Pattern SENSELESS = Pattern
		.compile("(?i)(untitled|unbenannt|sans titre|document|title|titel|title of document|slide|folie|presentation)"
				+ "[ \\d]*|microsoft \\w+ - .*|(print|bookmark)\\b.*|\\S+\\.[a-z]{2,5}\\d?|.*\\.(docx?|xlsx?|pdf|rtf|odt|indd|qxp|fm|p65|wpd)"
				+ "|[\\W\\d_]*|\\S*[\\d_]\\S*");

	private Titles() {
	}

	static @Nullable String of(@Nullable String metadata, List<Block> blocks) {
		String claimed = (metadata != null) ? Characters.clean(metadata) : "";
		if (claimed.length() > 3 && !SENSELESS.matcher(claimed).matches()) {
			return claimed;
		}
		return blocks.stream()
			.filter((block) -> block.kind() == BlockKind.HEADING)
			.map(Block::text)
			.findFirst()
			.orElse(null);
	}

}
