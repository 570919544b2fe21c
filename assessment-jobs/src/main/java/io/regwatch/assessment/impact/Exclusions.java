package io.regwatch.assessment.impact;

import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.assessment.evidence.Obligations;

/** Sentences that say what a text is not about. */
final class Exclusions {

	private static final Pattern EXCLUDES = Pattern.compile(
			"\\b(do(es)? not apply to|(is|are) not covered|excluded from (the|its) scope|not (with)?in the scope|outside the scope)\\b"
					+ "|\\b(sont exclus|ausgenommen|gilt nicht für|no se aplica|não se aplica|non si applica)\\b",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);

	private static final Pattern INCLUDES = Pattern.compile(
			"\\b(appl(y|ies) to|is intended for|covers|concerns|specifies|within the scope|gilt für|s'applique|se aplica a|si applica)\\b",
			Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);

	private Exclusions() {
	}

	static List<String> scope(List<String> texts) {
		return texts.stream()
			.flatMap((text) -> Obligations.sentences(text).stream())
			.filter((sentence) -> INCLUDES.matcher(sentence).find() && !EXCLUDES.matcher(sentence).find())
			.toList();
	}

	static List<String> of(List<String> texts) {
		return texts.stream()
			.filter((text) -> EXCLUDES.matcher(text).find())
			.flatMap((text) -> Obligations.sentences(text).stream())
			.filter((sentence) -> EXCLUDES.matcher(sentence).find())
			.toList();
	}

}
