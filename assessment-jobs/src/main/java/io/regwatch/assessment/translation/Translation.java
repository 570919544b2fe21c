package io.regwatch.assessment.translation;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What was translated of a request.
 *
 * @param request with the originals
 * @param texts title, short summary, summary, each {@code null} without a faithful
 * translation; {@code null} if they were not to be translated, or could not now
 * @param contextTexts impact, actions; likewise
 */
record Translation(TranslationRequest request, @Nullable List<@Nullable String> texts,
		@Nullable List<@Nullable String> contextTexts) {

}
