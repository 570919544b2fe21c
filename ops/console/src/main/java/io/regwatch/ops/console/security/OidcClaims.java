package io.regwatch.ops.console.security;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/** What a provider says about a person. */
record OidcClaims(Map<String, Object> values, OidcProperties properties) {

	private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9._@-]{0,99}");

	/** The name in lower case; empty if it is none that the console accepts. */
	Optional<String> name() {
		return texts(this.properties.nameClaim()).findFirst()
			.map((name) -> name.toLowerCase(Locale.ROOT))
			.filter((name) -> NAME.matcher(name).matches());
	}

	/** The role that may most; empty if there is none. */
	Optional<Role> role() {
		return texts(this.properties.roleClaim())
			.flatMap((text) -> Arrays.stream(Role.values())
				.filter((role) -> text.equals(this.properties.rolePrefix() + role.code())))
			.max(Comparator.naturalOrder());
	}

	/** Name of the only client that the person sees; empty if there is none. */
	Optional<String> client() {
		return texts(this.properties.clientClaim()).findFirst();
	}

	private Stream<String> texts(String claim) {
		@Nullable Object found = this.values;
		for (String level : claim.split("\\.", -1)) {
			found = (found instanceof Map<?, ?> levels) ? levels.get(level) : null;
		}
		return (found instanceof Collection<?> list) ? list.stream().map(String::valueOf)
				: Stream.ofNullable(found).map(String::valueOf);
	}

}
