package io.regwatch.ingest.extract.markup.plain;

import io.regwatch.ingest.extract.markup.xml.FieldNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.regwatch.ingest.extract.text.Blocks;
import io.regwatch.ingest.extract.text.TextNormalizer;
import io.regwatch.schema.text.StatusNotices;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * The fields that stand before the text of a Markdown file. Those that state what the
 * document is worth, from when and for what count; those for the site do not.
 */
final class FrontMatter {

	private static final String MARK = "---";

	private static final Pattern TITLE = Pattern.compile("(?i)title\\s*:\\s*(['\"]?)(.*?)\\1\\s*");

	private static final Pattern FIELD = Pattern.compile("\\s*([\\p{L}\\p{N}_-]{1,80})\\s*:.*");

	private static final Pattern CONTINUED = Pattern.compile("(?:\\s+|-\\s).*");

	private static final Pattern FIRST_HEADING = Pattern.compile(" {0,3}#\\s.*|=+\\s*");

	private final List<String> fields;

	private final boolean titled;

	private FrontMatter(List<String> fields, boolean titled) {
		this.fields = fields;
		this.titled = titled;
	}

	static FrontMatter of(List<String> lines) {
		boolean marked = !lines.isEmpty() && lines.getFirst().strip().equals(MARK);
		int end = marked ? lines.subList(1, lines.size()).indexOf(MARK) + 1 : 0;
		boolean titled = lines.stream().skip(end).anyMatch((line) -> FIRST_HEADING.matcher(line).matches());
		return new FrontMatter((end > 0) ? lines.subList(1, end) : List.of(), titled);
	}

	/** Returns how many lines it takes with its marks. */
	int length() {
		return this.fields.isEmpty() ? 0 : this.fields.size() + 2;
	}

	/**
	 * Adds the title as the heading that the text has not, and the other fields. Their
	 * order says nothing.
	 */
	void addTo(Blocks blocks) {
		Map<String, List<String>> states = new TreeMap<>();
		@Nullable List<String> state = null;
		for (String line : this.fields) {
			String clean = TextNormalizer.clean(line);
			Matcher title = TITLE.matcher(line);
			if (title.matches() && !this.titled && !StatusNotices.isNotice(clean)) {
				blocks.heading(1, 1, MarkdownText.plain(title.group(2)));
			}
			else if (isValidity(clean) || StatusNotices.isNotice(clean)) {
				state = states.computeIfAbsent(clean, (_) -> new ArrayList<>());
				state.add(clean);
			}
			else if (state != null && CONTINUED.matcher(line).matches()) {
				state.add(clean);
			}
			else {
				state = null;
				blocks.add(1, BlockKind.FURNITURE, clean);
			}
		}
		states.values().stream().flatMap(List::stream).forEach((line) -> blocks.add(1, BlockKind.STATUS, line));
	}

	private static boolean isValidity(String line) {
		Matcher field = FIELD.matcher(line);
		return field.matches() && FieldNames.isValidity(field.group(1));
	}

}
