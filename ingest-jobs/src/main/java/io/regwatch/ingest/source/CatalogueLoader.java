package io.regwatch.ingest.source;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

import io.regwatch.ingest.source.catalogue.BuiltInSources;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ingest.source.catalogue.CatalogueFiles;
import io.regwatch.ingest.source.catalogue.SourceDefinition;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Saves the sources of the catalogue's files. A source whose file is gone or wrong is
 * disabled, and enabled again when the file is right; others are not affected.
 */
@Component
@EnableConfigurationProperties(Catalogue.class)
public class CatalogueLoader {

	private static final String FIND_FILES = """
			SELECT id, catalogue_file
			FROM source
			WHERE catalogue_file IS NOT NULL AND state_reason IS DISTINCT FROM 'file_removed'
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
		CatalogueFiles files = this.catalogue.readFiles();
		Map<String, String> changed = new TreeMap<>();
		files.sources()
			.forEach((file, source) -> this.sources.save(source, file)
				.ifPresent((change) -> changed.put(source.id(), change + ", " + reading(source))));
		this.catalogue.readShipped(files).forEach(this.sources::save);
		List<String> removed = disable(files);
		renewAdopted();
		this.sources.schedule();
		return new CatalogueChanges(changed, removed, files.invalid());
	}

	private static String reading(SourceDefinition source) {
		return (source.schedule() != null) ? "read on its schedule '%s'".formatted(source.schedule().cron())
				: "read by `ingest %s`".formatted(source.id());
	}

	/** Returns the ids of sources whose files are gone. */
	private List<String> disable(CatalogueFiles files) {
		List<String> removed = new ArrayList<>();
		this.jdbc.sql(FIND_FILES).query(SourceFileRow.class).list().forEach((row) -> {
			Path file = Path.of(row.catalogueFile());
			if (files.invalid().containsKey(file)) {
				this.sources.setState(row.id(), SourceState.DISABLED, "file_invalid");
			}
			else if (isGone(file, files)) {
				this.sources.setState(row.id(), SourceState.DISABLED, "file_removed");
				removed.add(row.id());
			}
		});
		this.seen.addAll(files.sources().keySet());
		return removed;
	}

	/**
	 * A file that this process never saw may be on another machine, unless the database
	 * has only this catalogue. A directory that is missing says nothing.
	 */
	private boolean isGone(Path file, CatalogueFiles files) {
		boolean known = this.seen.contains(file)
				|| (this.catalogue.exclusive() && Objects.equals(file.getParent(), this.catalogue.directory()));
		return known && files.exists() && !files.sources().containsKey(file);
	}

	/** Adopted sources follow the files of the release that runs. */
	private void renewAdopted() {
		Set<String> adopted = new HashSet<>(this.jdbc.sql(FIND_ADOPTED).query(String.class).list());
		if (!adopted.isEmpty()) {
			BuiltInSources.all().stream().filter((source) -> adopted.contains(source.id())).forEach(this.sources::save);
		}
	}

	private record SourceFileRow(String id, String catalogueFile) {

	}

}
