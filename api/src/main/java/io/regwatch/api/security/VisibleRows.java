package io.regwatch.api.security;

import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.web.authentication.preauth.PreAuthenticatedAuthenticationToken;

/**
 * Which rows a thread sees in the database: those of the client that it is authenticated
 * as, or all. The policies are in the migration {@code row_security}.
 *
 * @param role that applies the policies; {@code none} for all rows
 * @param client id; empty for none
 * @param workspace id; empty for none
 */
public record VisibleRows(String role, String client, String workspace) {

	static final VisibleRows ALL = new VisibleRows("none", "", "");

	private static final String API_ROLE = "regwatch_api";

	/** Of calls that do not depend on who is authenticated. */
	private static final ScopedValue<Optional<VisibleRows>> OF_CALL = ScopedValue.newInstance();

	/**
	 * Those that the current thread is to see; {@code null} if it does not matter. Who is
	 * authenticated at the console is read from its session in the database, by a
	 * statement that sees all rows.
	 */
	static @Nullable VisibleRows ofThread() {
		return OF_CALL.isBound() ? OF_CALL.get().orElse(null)
				: ScopedValue.where(OF_CALL, Optional.of(ALL)).call(VisibleRows::ofAuthentication);
	}

	private static VisibleRows ofAuthentication() {
		@Nullable Authentication authentication = SecurityContextHolder.getContext().getAuthentication();
		return (authentication != null && authentication.getPrincipal() instanceof ApiClient client)
				? new VisibleRows(API_ROLE, client.id().toString(), text(client.workspace())) : ALL;
	}

	/** Makes a call that does the same whatever rows it sees. */
	static <T extends @Nullable Object> T any(Supplier<T> call) {
		return ScopedValue.where(OF_CALL, Optional.empty()).call(call::get);
	}

	/**
	 * Makes a call as a client.
	 * @param <T> type of the result
	 * @param client whose rows the call sees, those of its workspace if it has one
	 * @param call to make
	 * @return its result
	 */
	public static <T extends @Nullable Object> T of(ApiClient client, Supplier<T> call) {
		SecurityContext before = SecurityContextHolder.getContext();
		SecurityContext context = SecurityContextHolder.createEmptyContext();
		context.setAuthentication(new PreAuthenticatedAuthenticationToken(client, null));
		SecurityContextHolder.setContext(context);
		try {
			return call.get();
		}
		finally {
			SecurityContextHolder.setContext(before);
		}
	}

	private static String text(@Nullable UUID id) {
		return (id != null) ? id.toString() : "";
	}

}
