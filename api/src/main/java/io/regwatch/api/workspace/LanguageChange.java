package io.regwatch.api.workspace;

import java.util.IllformedLocaleException;
import java.util.Locale;

import io.regwatch.api.error.InvalidInputException;
import org.jspecify.annotations.Nullable;

/**
 * The body of a request for another language.
 *
 * @param language BCP 47; {@code null} so that nothing is translated
 */
record LanguageChange(@Nullable String language) {

	private static final int LONGEST = 35;

	/** The language in its canonical form. */
	WorkspaceLanguage check() {
		return new WorkspaceLanguage((this.language != null) ? canonical(this.language) : null);
	}

	private static String canonical(String tag) {
		try {
			Locale locale = new Locale.Builder().setLanguageTag(tag).build();
			// A well-formed tag may name a language that does not exist.
			if (tag.length() <= LONGEST && !locale.getLanguage().isEmpty()
					&& !locale.getDisplayLanguage(Locale.ENGLISH).equals(locale.getLanguage())) {
				return locale.toLanguageTag();
			}
		}
		catch (IllformedLocaleException ex) {
			// Told below.
		}
		throw new InvalidInputException(
				"Field 'language' is '%s': use a BCP 47 tag such as de or pt-BR, or null".formatted(tag));
	}

}
