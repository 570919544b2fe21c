package io.regwatch.assessment.translation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;

import io.regwatch.schema.text.BoundedPattern;

/**
 * A text with a marker in the place of each quotation. Quotations are evidence: they stay
 * in the original language, and no model reads them here.
 *
 * @param text with {@code {1}}, {@code {2}} and so on
 * @param quotes by their markers, with quotation marks
 */
record MaskedText(String text, List<String> quotes) {

	private static final BoundedPattern QUOTE = BoundedPattern.compile("“[^“”]*”");

	private static final BoundedPattern MARKER = BoundedPattern.compile("\\{(\\d{1,3})\\}");

	MaskedText {
		quotes = List.copyOf(quotes);
	}

	static MaskedText of(String original) {
		StringBuilder text = new StringBuilder();
		List<String> quotes = new ArrayList<>();
		Matcher quote = QUOTE.matcher(original);
		int end = 0;
		while (quote.find()) {
			quotes.add(quote.group());
			text.append(original, end, quote.start()).append(marker(quotes.size()));
			end = quote.end();
		}
		return new MaskedText(text.append(original.substring(end)).toString(), quotes);
	}

	/** Puts the quotations back; empty unless each marker is there once. */
	Optional<String> unmask(String translation) {
		StringBuilder whole = new StringBuilder();
		Set<String> found = new HashSet<>();
		Matcher marker = MARKER.matcher(translation);
		int end = 0;
		while (marker.find()) {
			int number = Integer.parseInt(marker.group(1));
			if (number < 1 || number > this.quotes.size() || !found.add(marker.group())) {
				return Optional.empty();
			}
			whole.append(translation, end, marker.start()).append(this.quotes.get(number - 1));
			end = marker.end();
		}
		return (found.size() == this.quotes.size()) ? Optional.of(whole.append(translation.substring(end)).toString())
				: Optional.empty();
	}

	private static String marker(int number) {
		return "{" + number + "}";
	}

}
