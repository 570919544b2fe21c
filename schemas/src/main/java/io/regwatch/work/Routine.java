package io.regwatch.work;

import org.jspecify.annotations.Nullable;

/**
 * Work that is done again and again without anybody asking for it, by one worker at a
 * time. Modules have them as beans.
 *
 * @param kind of work
 * @param subject what to work on
 * @param schedule when; {@code null} for not at all
 */
public record Routine(WorkKind kind, String subject, @Nullable Schedule schedule) {

}
