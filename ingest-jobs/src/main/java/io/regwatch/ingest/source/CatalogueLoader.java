package io.regwatch.ingest.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.catalogue.BuiltInSources;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ingest.source.catalogue.CatalogueFiles;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Saves the sources of the catalogue's files. A source whose file is gone or wrong is not
 * read until a file is right; others are not affected. A file that cannot be read changes
 * nothing.
 */
@Component
@EnableConfigurationProperties(Catalogue.class)
public class CatalogueLoader {

	private static final String FIND_FILES = """
			SELECT id, catalogue_file, state <> 'removed' AS wanted
			FROM source
			WHERE catalogue_file IS NOT NULL AND file_state <> 'removed'
			ORDER BY id
			""";

	private static final String FIND_ADOPTED = """
			SELECT id
			FROM source
			WHERE catalogue_file IS NULL AND definition ->> 'folder' IS NULL
			""";

	private final Sources sources;

	private final Catalogue catalogue;

	private final JdbcClient jdbc;

	private final Set<Path> seen = new HashSet<>();

	CatalogueLoader(Sources sources, Catalogue catalogue, JdbcClient jdbc) {
		this.sources = sources;
		this.catalogue = catalogue;
		this.jdbc = jdbc;
	}

	/**
	 * Reads the catalogue, and schedules all enabled sources.
	 * @return what is different now
	 */
	public synchronized CatalogueChanges load() {
		CatalogueFiles files = readFiles();
		Map<String, String> changed = new TreeMap<>();
		files.sources().forEach((file, source) -> save(source, file, changed));
		Map<Path, String> unreadable = new TreeMap<>(files.unreadable());
		List<String> removed = List.of();
		if (isLost(files)) {
			unreadable.put(Objects.requireNonNull(this.catalogue.directory()),
					"it is missing or has no files, but had some: it may not be mounted."
							+ " `regwatch sources remove ID` removes a source");
		}
		else {
			removed = closeFiles(files);
		}
		saveShipped(files, changed);
		removed = removed.stream().filter((id) -> !changed.containsKey(id)).toList();
		renewAdopted();
		this.sources.schedule();
		this.seen.addAll(files.sources().keySet());
		return new CatalogueChanges(changed, removed, files.invalid(), unreadable);
	}

	/**
	 * Reads the catalogue's files without an effect.
	 * @return files with distinct ids
	 */
	public CatalogueFiles readFiles() {
		return this.catalogue.readFiles()
			.distinct(known().stream().collect(Collectors.toMap(SourceFileRow::id, SourceFileRow::file)));
	}

	private List<SourceFileRow> known() {
		return this.jdbc.sql(FIND_FILES).query(RecordRowMapper.of(SourceFileRow.class)).list();
	}

	private void save(SourceDefinition source, @Nullable Path file, Map<String, String> changed) {
		this.sources.save(source, file)
			.ifPresent((change) -> changed.put(source.id(), change + ", " + whenRead(source)));
	}

	private String whenRead(SourceDefinition source) {
		SourceStatus status = this.sources.findStatus(source.id()).orElseThrow();
		if (status.state() != SourceState.ENABLED) {
			return "but %s: `regwatch sources enable %s` enables it".formatted(status.state().code(), source.id());
		}
		return (source.schedule() != null) ? "read on its schedule '%s'".formatted(source.schedule().cron())
				: "read by `ingest %s`".formatted(source.id());
	}

	/** An empty directory is more often a volume that is not mounted than a wish. */
	private boolean isLost(CatalogueFiles files) {
		return files.isEmpty() && known().stream()
			.anyMatch((row) -> row.wanted() && Objects.equals(row.file().getParent(), this.catalogue.directory()));
	}

	/** Returns the ids of wanted sources that no file describes any more. */
	private List<String> closeFiles(CatalogueFiles files) {
		List<String> removed = new ArrayList<>();
		for (SourceFileRow row : known()) {
			if (files.invalid().containsKey(row.file())) {
				this.sources.setFileState(row.id(), FileState.INVALID);
			}
			else if (isGone(row, files)) {
				this.sources.setFileState(row.id(), FileState.REMOVED);
				if (row.wanted()) {
					removed.add(row.id());
				}
			}
		}
		return removed;
	}

	/**
	 * A file that this process never saw may be on another machine, unless the database
	 * has only this catalogue.
	 */
	private boolean isGone(SourceFileRow row, CatalogueFiles files) {
		@Nullable SourceDefinition described = files.sources().get(row.file());
		if (described != null) {
			return !described.id().equals(row.id());
		}
		boolean known = this.seen.contains(row.file())
				|| (this.catalogue.exclusive() && Objects.equals(row.file().getParent(), this.catalogue.directory()));
		return known && !files.unreadable().containsKey(row.file())
				&& !files.unreadable().containsKey(row.file().getParent());
	}

	/**
	 * A shipped definition takes the place of a file's only when that file is gone: not
	 * while it is wrong or cannot be read.
	 */
	private void saveShipped(CatalogueFiles files, Map<String, String> changed) {
		Set<String> own = new HashSet<>(files.ids());
		known().forEach((row) -> own.add(row.id()));
		this.catalogue.readShipped(own).forEach((source) -> save(source, null, changed));
	}

	/** Adopted sources follow the files of the release that runs. */
	private void renewAdopted() {
		Set<String> adopted = new HashSet<>(this.jdbc.sql(FIND_ADOPTED).query(String.class).list());
		if (!adopted.isEmpty()) {
			BuiltInSources.all().stream().filter((source) -> adopted.contains(source.id())).forEach(this.sources::save);
		}
	}

	private record SourceFileRow(String id, String catalogueFile, boolean wanted) {

		Path file() {
			return Path.of(this.catalogueFile);
		}

	}

}
