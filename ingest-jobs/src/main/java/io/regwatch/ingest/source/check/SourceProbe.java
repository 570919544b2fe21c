package io.regwatch.ingest.source.check;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import io.regwatch.http.CrawlClient;
import io.regwatch.ingest.source.Connectors;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.YamlFile;
import io.regwatch.ingest.source.folder.FolderConnector;
import io.regwatch.ingest.source.list.WebListing;
import io.regwatch.ingest.source.web.WebConnector;
import io.regwatch.schema.ContentHash;
import tools.jackson.databind.JsonNode;

import org.springframework.util.FileSystemUtils;

/**
 * Reads sources as a run would, with files in a temporary directory and without a
 * database.
 */
public final class SourceProbe implements Closeable {

	private final CrawlClient web = new CrawlClient();

	private final TemporaryFileStore files;

	private final Connectors connectors;

	/** A probe with a temporary directory of its own. */
	public SourceProbe() {
		try {
			this.files = new TemporaryFileStore(Files.createTempDirectory("regwatch-check"));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("There is no temporary directory", ex);
		}
		this.connectors = new Connectors(
				List.of(new WebConnector(this.web, this.files), new FolderConnector(this.files)));
	}

	/**
	 * Why robots.txt disallows the list of a source.
	 * @param source of any kind
	 * @return empty if the list may be requested
	 */
	public Optional<String> disallowed(SourceDefinition source) {
		return (source.folder() != null) ? Optional.empty()
				: this.web.disallowed(WebListing.firstAddress(source), source.fetchRules());
	}

	/**
	 * Lists a source.
	 * @param source of any kind
	 * @param pages receives the pages
	 * @return what a run would find now
	 */
	public Listing list(SourceDefinition source, PageCache pages) {
		return this.connectors.of(source).list(source, pages);
	}

	/**
	 * The item whose document shows best whether documents can be read: one that has not
	 * ended, because what has ended need not be there any more.
	 * @param listing of a source
	 * @return empty if nothing is listed
	 */
	public static Optional<ListedItem> example(Listing listing) {
		return listing.items()
			.stream()
			.filter((item) -> !item.hasEnded())
			.findFirst()
			.or(() -> listing.items().stream().findFirst());
	}

	/**
	 * Fetches a document.
	 * @param source that lists it
	 * @param item from its listing
	 * @return the file, or why there is none
	 */
	public FetchOutcome fetch(SourceDefinition source, ListedItem item) {
		return this.connectors.of(source).fetch(source, item, null);
	}

	/**
	 * The place of a fetched file.
	 * @param file that was fetched
	 * @return a path until the probe is closed
	 */
	public Path path(ContentHash file) {
		return this.files.path(file);
	}

	/**
	 * Fields for which a source has rules that find nothing in any row.
	 * @param source whose lists are on the web
	 * @param listing of the source
	 * @return names as in catalogue files
	 */
	public static List<String> emptyFields(SourceDefinition source, Listing listing) {
		if (source.folder() != null || listing.items().isEmpty()) {
			return List.of();
		}
		List<JsonNode> items = listing.items().stream().map(YamlFile.MAPPER::<JsonNode>valueToTree).toList();
		JsonNode rules = YamlFile.MAPPER.valueToTree(source.pagedList().fields());
		return rules.propertyStream()
			.filter((rule) -> !rule.getValue().isNull())
			.map((rule) -> rule.getKey())
			.filter((field) -> items.stream().allMatch((item) -> isEmpty(item.path(member(field)))))
			.toList();
	}

	private static String member(String field) {
		return switch (field) {
			case "id" -> "externalId";
			case "document" -> "locator";
			default -> field;
		};
	}

	private static boolean isEmpty(JsonNode value) {
		return value.isMissingNode() || value.isNull() || (value.isContainer() && value.isEmpty());
	}

	@Override
	public void close() {
		try {
			FileSystemUtils.deleteRecursively(this.files.directory());
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The temporary directory cannot be deleted", ex);
		}
	}

}
