package io.regwatch.ingest.report;

import org.jspecify.annotations.Nullable;

/**
 * An item that a run did not get.
 *
 * @param item its external id
 * @param title as far as it is known
 * @param reason code of the reason of its rejection; {@code not_listed} for an item of
 * the last complete listing that an incomplete one does not have
 * @param detail one sentence for operators
 */
public record MissingItem(String item, @Nullable String title, String reason, String detail) {

}
