package io.regwatch.ops.console.inbox;

import java.time.Instant;

import io.regwatch.api.update.Update;
import org.jspecify.annotations.Nullable;

/**
 * An update in the inbox.
 *
 * @param update as the API lists it
 * @param effectiveDate from when it applies; {@code null} if that is not stated
 * @param mark {@code new} or {@code changed} since the person has seen the inbox;
 * {@code null} for neither
 */
record InboxEntry(Update update, @Nullable Instant effectiveDate, @Nullable String mark) {

}
