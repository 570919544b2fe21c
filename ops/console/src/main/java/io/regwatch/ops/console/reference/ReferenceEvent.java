package io.regwatch.ops.console.reference;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import io.regwatch.api.reference.KnownVersion;
import org.jspecify.annotations.Nullable;

/**
 * What happened to a reference.
 *
 * @param date when, by the authority
 * @param version number of the version that it concerns
 * @param code status or kind of update
 * @param text title of an update, or who or what made a status
 * @param update its id; {@code null} for a change of status
 */
record ReferenceEvent(Instant date, int version, String code, String text, @Nullable UUID update) {

	/** All events of versions, latest first. */
	static List<ReferenceEvent> of(List<KnownVersion> versions) {
		return versions.stream()
			.flatMap(ReferenceEvent::of)
			.sorted(Comparator.comparing(ReferenceEvent::date).thenComparingInt(ReferenceEvent::version).reversed())
			.toList();
	}

	private static Stream<ReferenceEvent> of(KnownVersion version) {
		return Stream.concat(
				version.updates()
					.stream()
					.map((update) -> new ReferenceEvent(update.publicationDate(), version.number(),
							update.kind().code(), update.title(), update.id())),
				version.statuses()
					.stream()
					.map((status) -> new ReferenceEvent(status.effectiveDate(), version.number(),
							status.status().code(), status.origin(), null)));
	}

}
