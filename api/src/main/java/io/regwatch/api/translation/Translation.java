package io.regwatch.api.translation;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * Machine translations of an update's texts; those without a faithful one are absent.
 *
 * @param language of the workspace, BCP 47
 * @param machineTranslated always {@code true}
 * @param model that translated
 * @param title of the update
 * @param shortSummary of the update
 * @param summary of the update; quotations are in the original language
 * @param impactSummary of the context
 * @param suggestedActions of the context
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Translation(String language, boolean machineTranslated, String model, @Nullable String title,
		@Nullable String shortSummary, @Nullable String summary, @Nullable String impactSummary,
		@Nullable String suggestedActions) {

}
