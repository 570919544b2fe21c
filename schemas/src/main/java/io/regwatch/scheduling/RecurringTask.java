package io.regwatch.scheduling;

import org.jspecify.annotations.Nullable;

/**
 * Work that is done by schedule, by one worker at a time. Modules have them as beans.
 *
 * @param kind of work
 * @param workKey what to work on
 * @param schedule when; {@code null} for not at all
 */
public record RecurringTask(WorkKind kind, String workKey, @Nullable Schedule schedule) {

}
