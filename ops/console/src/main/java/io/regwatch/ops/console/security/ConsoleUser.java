package io.regwatch.ops.console.security;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * A person who may sign in.
 *
 * @param name for signing in
 * @param role what the person may do
 * @param client name of the only client whose workspaces the person sees; {@code null}
 * for all
 * @param lastSignInAt {@code null} before the first
 * @param disabledAt {@code null} if the person may sign in
 */
public record ConsoleUser(String name, Role role, @Nullable String client, @Nullable Instant lastSignInAt,
		@Nullable Instant disabledAt) {

}
