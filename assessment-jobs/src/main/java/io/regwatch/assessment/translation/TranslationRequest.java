package io.regwatch.assessment.translation;

import java.util.List;
import java.util.Locale;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * What of an update is missing in the language of a workspace.
 *
 * @param update its id
 * @param language of the workspace, BCP 47
 * @param original language of the document, ISO 639-1; {@code null} if unknown
 * @param title as readers see it, as the next two
 * @param shortSummary one or two sentences
 * @param summary some sentences
 * @param sourceHash of these three; {@code null} if their translation is not missing
 * @param assessment whose texts are missing; {@code null} for none
 * @param impactSummary of the assessment
 * @param suggestedActions of the assessment
 */
record TranslationRequest(UUID update, String language, @Nullable String original, String title, String shortSummary,
		String summary, @Nullable String sourceHash, @Nullable UUID assessment, @Nullable String impactSummary,
		@Nullable String suggestedActions) {

	Locale into() {
		return Locale.forLanguageTag(this.language);
	}

	/** Title, short summary, summary. */
	List<String> texts() {
		return List.of(this.title, this.shortSummary, this.summary);
	}

	/** Impact, actions; written in English or quoted from the document. */
	List<String> contextTexts() {
		return List.of(text(this.impactSummary), text(this.suggestedActions));
	}

	private static String text(@Nullable String text) {
		return (text != null) ? text : "";
	}

}
