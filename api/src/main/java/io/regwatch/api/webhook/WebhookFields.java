package io.regwatch.api.webhook;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;

import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.security.Uuids;
import io.regwatch.change.ChangeCursor;
import io.regwatch.change.ChangeType;
import org.jspecify.annotations.Nullable;

/** Validates the fields of bodies. */
final class WebhookFields {

	private static final int MAX_URL = 2_000;

	private static final int MAX_EVENTS = 100;

	private WebhookFields() {
	}

	static URI url(@Nullable String text, Predicate<URI> allowed) {
		return Optional.ofNullable(text)
			.filter((given) -> given.length() <= MAX_URL)
			.flatMap(WebhookFields::parse)
			.filter(allowed)
			.orElseThrow(() -> new InvalidInputException(
					"Field 'url' must be an https address of a public host, of at most %d characters, without credentials or fragment"
						.formatted(MAX_URL)));
	}

	static List<ChangeType> events(@Nullable List<@Nullable String> codes) {
		if (codes == null || codes.size() > MAX_EVENTS) {
			throw new InvalidInputException(
					"Field 'events' must be a list of at most %d entries".formatted(MAX_EVENTS));
		}
		return codes.stream().map(WebhookFields::event).distinct().toList();
	}

	static @Nullable UUID workspace(@Nullable String text, Predicate<UUID> allowed) {
		if (text == null) {
			return null;
		}
		return Uuids.parse(text).filter(allowed).orElseThrow(() -> unknownWorkspace(text));
	}

	static @Nullable UUID savedSearch(@Nullable String text, Function<String, Optional<UUID>> find) {
		return (text == null) ? null : find.apply(text)
			.orElseThrow(() -> new InvalidInputException(
					"Field 'savedSearchId' is '%s': use the id of a saved search of the workspace that 'workspaceId' names"
						.formatted(text)));
	}

	static InvalidInputException unknownWorkspace(String id) {
		return new InvalidInputException("Field 'workspaceId' is '%s': there is no such workspace".formatted(id));
	}

	static @Nullable ChangeCursor cursor(@Nullable String text) {
		if (text == null) {
			return null;
		}
		return ChangeCursor.parse(text)
			.orElseThrow(() -> new InvalidInputException(
					"Field 'after' is '%s': use the id of an event, or a cursor of the change feed".formatted(text)));
	}

	private static ChangeType event(@Nullable String code) {
		return Arrays.stream(ChangeType.values())
			.filter((type) -> type.code().equals(code))
			.findFirst()
			.orElseThrow(() -> new InvalidInputException("Field 'events' has '%s': use %s".formatted(code,
					Arrays.stream(ChangeType.values()).map(ChangeType::code).toList())));
	}

	private static Optional<URI> parse(String text) {
		try {
			return Optional.of(new URI(text));
		}
		catch (URISyntaxException ex) {
			return Optional.empty();
		}
	}

}
