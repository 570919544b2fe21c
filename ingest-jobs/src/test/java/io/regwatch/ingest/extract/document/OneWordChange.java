package io.regwatch.ingest.extract.document;

import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Changes one word or number in the running text of a source.
 */
final class OneWordChange {

	private static final Pattern PAGE_TEXT = Pattern.compile("<(?:p|li|td)\\b[^>]*>([^<]{40,})(?=<)");

	private static final Pattern XML_TEXT = Pattern
		.compile("<(?:P|p|Text|para|al|content|chapeau|TXT|ALINEA|NP|td)\\b[^>]*>([^<]{40,})(?=<)");

	private static final Pattern MARKDOWN_TEXT = Pattern.compile("(?m)(?<=\n\n)([\\p{L}(][^\n]{40,})$");

	private static final Pattern WORD = Pattern
		.compile("(?<![\\p{L}\\p{M}&#;\\d./-])\\p{L}{4,}(?![\\p{L}\\p{M};\\d/-])");

	private static final Pattern NUMBER = Pattern.compile("(?<![\\p{L}&#;\\d./,-])\\d{1,4}(?![\\p{L};\\d/,.-])");

	private OneWordChange() {
	}

	/** The source itself if it has no running text. */
	static String of(String source, String name, Random random) {
		Pattern texts = name.endsWith(".md") ? MARKDOWN_TEXT : name.endsWith("html") ? PAGE_TEXT : XML_TEXT;
		List<MatchResult> found = texts.matcher(source)
			.results()
			.filter((text) -> WORD.matcher(text.group(1)).find())
			.toList();
		if (found.isEmpty()) {
			return source;
		}
		MatchResult text = found.get(random.nextInt(found.size()));
		int kind = random.nextInt(3);
		List<MatchResult> numbers = NUMBER.matcher(text.group(1)).results().toList();
		List<MatchResult> words = WORD.matcher(text.group(1)).results().toList();
		boolean number = kind == 2 && !numbers.isEmpty();
		MatchResult word = number ? numbers.get(random.nextInt(numbers.size()))
				: words.get(random.nextInt(words.size()));
		String other = number ? Integer.toString(Integer.parseInt(word.group()) + 1) : (kind == 0) ? "" : "withdrawn";
		int start = text.start(1);
		return source.substring(0, start + word.start()) + other + source.substring(start + word.end());
	}

	/** What differs, with some text around it. */
	static String difference(String source, String changed) {
		int start = 0;
		while (start < Math.min(source.length(), changed.length()) && source.charAt(start) == changed.charAt(start)) {
			start++;
		}
		return "'%s' to '%s'".formatted(around(source, start), around(changed, start));
	}

	private static String around(String source, int at) {
		return source.substring(Math.max(0, at - 60), Math.min(source.length(), at + 60)).replaceAll("\\s+", " ");
	}

}
