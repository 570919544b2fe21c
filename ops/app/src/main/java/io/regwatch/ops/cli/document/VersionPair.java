package io.regwatch.ops.cli.document;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.regwatch.ingest.history.ReferenceHistory;
import io.regwatch.ingest.history.ReferenceHistoryRepository;
import io.regwatch.ingest.history.VersionEntry;
import io.regwatch.ingest.redline.TextComparison;
import io.regwatch.ingest.redline.step.VersionRedlines;
import io.regwatch.ops.cli.context.CommandContext;
import io.regwatch.ops.cli.context.IdArgument;
import io.regwatch.ops.cli.output.UsageException;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Two versions of a reference.
 *
 * @param reference with all its versions
 * @param before the version that comes first
 * @param after the version that is compared with it
 */
public record VersionPair(ReferenceHistory reference, VersionEntry before, VersionEntry after) {

	private static final String FIND = """
			SELECT kind, reference_id, previous_version_id, current_version_id
			FROM reference_update
			WHERE id = :update
			""";

	/**
	 * Finds the versions that an update compares.
	 * @param context of the application
	 * @param argument id of the update
	 * @return the version before it and its own
	 * @throws UsageException if there is no such update, or none before it
	 */
	public static VersionPair ofUpdate(CommandContext context, IdArgument argument) {
		UUID id = argument.resolve(context, IdArgument.Kind.UPDATE);
		UpdateVersions update = context.bean(JdbcClient.class)
			.sql(FIND)
			.param("update", id)
			.query(UpdateVersions.class)
			.optional()
			.orElseThrow(
					() -> new UsageException("There is no update '%s': `updates list` shows the ids".formatted(id)));
		UUID previous = update.previousVersionId();
		if (previous == null) {
			throw new UsageException("Update '%s' is a %s without an earlier version to compare with".formatted(id,
					update.kind().replace('_', ' ')));
		}
		ReferenceHistory reference = references(context, update.referenceId().toString()).getFirst();
		return new VersionPair(reference, version(reference, (one) -> one.id().equals(previous)).orElseThrow(),
				version(reference, (one) -> one.id().equals(update.currentVersionId())).orElseThrow());
	}

	/**
	 * Finds two versions of a reference.
	 * @param context of the application
	 * @param name id of the reference, a part of it, or the authority's id
	 * @param before number of a version, from 1
	 * @param after number of another
	 * @return both
	 * @throws UsageException if the reference or a version is not found
	 */
	public static VersionPair of(CommandContext context, String name, int before, int after) {
		List<ReferenceHistory> found = references(context, name);
		if (found.size() > 1) {
			throw new UsageException("'%s' is a reference of more than one source: give one of the ids %s"
				.formatted(name, found.stream().map((one) -> one.id().toString()).collect(Collectors.joining(", "))));
		}
		return new VersionPair(found.getFirst(), version(found.getFirst(), before), version(found.getFirst(), after));
	}

	/** Finds references by an id, a part of it, or the authority's id. */
	public static List<ReferenceHistory> references(CommandContext context, String name) {
		ReferenceHistoryRepository histories = context.bean(ReferenceHistoryRepository.class);
		List<ReferenceHistory> found = histories.find(name.strip());
		if (found.isEmpty() && IdArgument.isId(name)) {
			found = IdArgument.of(name)
				.find(context, IdArgument.Kind.REFERENCE)
				.map((id) -> histories.find(id.toString()))
				.orElse(found);
		}
		if (found.isEmpty()) {
			throw new UsageException(
					"No reference '%s': give its id, or the authority's id exactly as it is listed;".formatted(name)
							+ " `references` lists them, `quarantine` lists rejected items");
		}
		return found;
	}

	/**
	 * Compares the texts.
	 * @param context of the application
	 * @return the redline with the names of both versions
	 * @throws UsageException if a version has no text
	 */
	public RedlineOutput compare(CommandContext context) {
		TextComparison comparison = context.bean(VersionRedlines.class)
			.compare(this.before.id(), this.after.id())
			.orElseThrow(() -> new UsageException(
					"Versions %d and %d cannot be compared: at least one of them has no text, see `history`"
						.formatted(this.before.number(), this.after.number())));
		return new RedlineOutput("%s  %s".formatted(this.reference.externalId(), this.reference.title()),
				describe(this.before), describe(this.after), comparison);
	}

	private static VersionEntry version(ReferenceHistory reference, int number) {
		return version(reference, (one) -> one.number() == number)
			.orElseThrow(() -> new UsageException("Reference '%s' has no version %d: it has versions 1 to %d"
				.formatted(reference.externalId(), number, reference.versions().size())));
	}

	private static Optional<VersionEntry> version(ReferenceHistory reference, Predicate<VersionEntry> wanted) {
		return reference.versions().stream().filter(wanted).findFirst();
	}

	private static String describe(VersionEntry version) {
		return "version %d%s, %s, %s".formatted(version.number(),
				(version.edition() != null) ? " (edition %s)".formatted(version.edition()) : "",
				version.status().replace('_', ' '), date(version));
	}

	private static String date(VersionEntry version) {
		Instant published = version.published();
		return (published != null) ? "published on " + day(published) : "found on " + day(version.detected());
	}

	private static String day(Instant instant) {
		return instant.atOffset(ZoneOffset.UTC).toLocalDate().toString();
	}

	private record UpdateVersions(String kind, UUID referenceId, @Nullable UUID previousVersionId,
			UUID currentVersionId) {

	}

}
