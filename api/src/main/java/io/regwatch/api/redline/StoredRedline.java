package io.regwatch.api.redline;

import java.util.UUID;

import org.jspecify.annotations.Nullable;

/**
 * Two versions of a reference, and the row of their redline.
 *
 * @param fromId {@code null} if the reference has no such version
 * @param toId {@code null} if the reference has no such version
 * @param quotable whether the source lets its text be passed on
 * @param status {@code null} if it is yet to be made
 * @param html {@code null} if it is not completed, or a file
 * @param fileSha256 {@code null} if it is not a file
 */
record StoredRedline(@Nullable UUID fromId, @Nullable UUID toId, boolean quotable, @Nullable String status,
		@Nullable String html, @Nullable String fileSha256) {

}
