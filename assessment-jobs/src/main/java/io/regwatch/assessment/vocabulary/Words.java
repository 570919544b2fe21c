package io.regwatch.assessment.vocabulary;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of texts: letters and numbers that stand together. */
final class Words {

	private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

	private Words() {
	}

	/** In small letters, in their order. */
	static List<String> of(String text) {
		Matcher words = WORD.matcher(text.toLowerCase(Locale.ROOT));
		List<String> found = new ArrayList<>();
		while (words.find()) {
			found.add(words.group());
		}
		return found;
	}

}
