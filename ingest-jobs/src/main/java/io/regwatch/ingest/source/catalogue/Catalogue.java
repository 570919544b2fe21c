package io.regwatch.ingest.source.catalogue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * The sources that are read: catalogue files that users add, and the shipped ones that
 * they name.
 *
 * @param directory directory of your own catalogue files ({@code *.yaml}, one source
 * each). The program sets it to {@code sources} in the home
 * @param shipped ids of shipped sources to switch on, or {@code all}; a file of the
 * directory replaces the shipped source with the same id
 * @param exclusive whether the database has no other catalogue: a source whose file is
 * missing is disabled then, even if this process never saw the file. The program sets it
 * with embedded servers
 */
@ConfigurationProperties("regwatch.catalogue")
public record Catalogue(@Nullable Path directory, @DefaultValue List<String> shipped,
		@DefaultValue("false") boolean exclusive) {

	private static final String ALL = "all";

	public Catalogue {
		directory = (directory != null) ? directory.toAbsolutePath().normalize() : null;
		shipped = List.copyOf(shipped);
	}

	/**
	 * Reads every file of the directory; what is wrong with one does not concern others.
	 * @return the sources and the mistakes by file; several files may have one id
	 */
	public CatalogueFiles readFiles() {
		return (this.directory != null) ? CatalogueFiles.of(this.directory) : CatalogueFiles.NONE;
	}

	/**
	 * Whether the settings switch a shipped source on.
	 * @param id of a source
	 * @return {@code true} if it is named, or all are
	 */
	public boolean ships(String id) {
		return this.shipped.contains(ALL) || this.shipped.contains(id);
	}

	/**
	 * Reads the shipped sources that are named.
	 * @param own ids of sources that files describe, which take the place of shipped ones
	 * @return by file name
	 * @throws IllegalArgumentException if there is no such shipped source
	 */
	public Stream<SourceDefinition> readShipped(Set<String> own) {
		if (this.shipped.isEmpty()) {
			return Stream.of();
		}
		List<SourceDefinition> all = BuiltInSources.all();
		Set<String> ids = all.stream().map(SourceDefinition::id).collect(Collectors.toSet());
		this.shipped.stream().filter((id) -> !id.equals(ALL) && !ids.contains(id)).findFirst().ifPresent((id) -> {
			throw new IllegalArgumentException("regwatch.catalogue.shipped: there is no shipped source '" + id + "'");
		});
		return all.stream().filter((source) -> ships(source.id())).filter((source) -> !own.contains(source.id()));
	}

}
