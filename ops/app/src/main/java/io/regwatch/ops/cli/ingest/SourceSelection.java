package io.regwatch.ops.cli.ingest;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.run.Quarantine;
import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.update.FailedRedline;
import io.regwatch.ingest.update.Redlines;
import io.regwatch.ops.cli.output.UsageException;

/** Which sources a command means. */
final class SourceSelection {

	private final Sources sources;

	private final Quarantine quarantine;

	private final Redlines redlines;

	private final boolean moved;

	/** Takes whether the folder of a known source may be another one now. */
	SourceSelection(Sources sources, Quarantine quarantine, Redlines redlines, boolean moved) {
		this.sources = sources;
		this.quarantine = quarantine;
		this.redlines = redlines;
		this.moved = moved;
	}

	/**
	 * Selects sources of an up-to-date catalogue.
	 * @param named ids of sources
	 * @param made sources to be saved and selected
	 * @param retries items, or updates with a failed redline, whose sources are selected
	 * @return ids of sources; all enabled ones if nothing else is said
	 */
	List<String> select(List<String> named, List<SourceDefinition> made, List<UUID> retries) {
		made.forEach(this::save);
		if (named.isEmpty() && made.isEmpty() && retries.isEmpty()) {
			return all();
		}
		named.forEach(this::requireKnown);
		List<String> selected = Stream.of(named, made.stream().map(SourceDefinition::id).toList(), retry(retries))
			.flatMap(Collection::stream)
			.distinct()
			.toList();
		selected.forEach(this::requireRead);
		return selected;
	}

	private void save(SourceDefinition made) {
		this.sources.find(made.id())
			.map(SourceDefinition::folder)
			.filter((known) -> !this.moved && !known.equals(made.folder()))
			.ifPresent((known) -> {
				throw new UsageException(
						"Source '%s' is folder '%s': give this one another id in its %s, or say --moved"
							.formatted(made.id(), known.path(), "regwatch.yaml"));
			});
		this.sources.save(made);
	}

	/** Redlines that failed are tried by each run of their source anyway. */
	private Set<String> retry(List<UUID> ids) {
		Map<UUID, String> redlines = this.redlines.findFailed()
			.stream()
			.collect(Collectors.toMap(FailedRedline::updateId, FailedRedline::sourceId));
		try {
			Set<String> sources = new LinkedHashSet<>(
					this.quarantine.retry(ids.stream().filter((id) -> !redlines.containsKey(id)).toList()));
			ids.stream().map(redlines::get).filter(Objects::nonNull).forEach(sources::add);
			return sources;
		}
		catch (IllegalArgumentException ex) {
			throw new UsageException(ex.getMessage() + ": `regwatch quarantine` shows what is");
		}
	}

	private List<String> all() {
		List<String> ids = this.sources.findEnabled().stream().map(SourceDefinition::id).toList();
		if (ids.isEmpty()) {
			throw new UsageException(
					"There is no source yet: add a catalogue file, name a --folder, or a shipped source of"
							+ " `regwatch sources list`");
		}
		return ids;
	}

	/** Who names a shipped source wants it from now on. */
	private void requireKnown(String id) {
		if (this.sources.find(id).isEmpty() && !this.sources.adopt(id)) {
			throw new UsageException("There is no source '%s': `regwatch sources list` shows them".formatted(id));
		}
	}

	private void requireRead(String id) {
		this.sources.findStatus(id).filter((status) -> !status.isReadable()).ifPresent((status) -> {
			throw new UsageException(status.explain(id));
		});
	}

}
