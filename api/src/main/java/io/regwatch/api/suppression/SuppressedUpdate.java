package io.regwatch.api.suppression;

import java.time.Instant;
import java.util.List;
import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * An update that was put aside.
 *
 * @param update its id
 * @param title of the update
 * @param reference its id
 * @param externalId of the reference
 * @param publicationDate of the update
 * @param code why it was put aside
 * @param reasonCode of the review or assessment; {@code null} if neither put it aside
 * @param rule that was applied; {@code null} if none was
 * @param profileField to which it was applied; {@code null} without a rule
 * @param profileValues what stood there; empty without a rule
 * @param quote of the text; {@code null} if there is none, or it may not be redistributed
 * @param toReview whether it is in the random sample of what rules exclude, and was not
 * reviewed
 */
public record SuppressedUpdate(UUID update, String title, UUID reference, String externalId, Instant publicationDate,
		String code, @Nullable String reasonCode, @Nullable String rule, @Nullable String profileField,
		List<String> profileValues, @Nullable String quote, boolean toReview) {

}
