package io.regwatch.ingest.source.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.InvalidFileException;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.folder.FolderManifest.Document;
import io.regwatch.schema.RejectionReason;
import org.jspecify.annotations.Nullable;

/** Lists the files of a folder in the order of their paths. */
final class FolderListing {

	private final SourceDefinition source;

	private final Path root;

	private final List<ListedItem> items = new ArrayList<>();

	private final List<Listing.Rejection> rejections = new ArrayList<>();

	private final Map<String, Long> claimants = new HashMap<>();

	private FolderListing(SourceDefinition source) {
		this.source = source;
		this.root = root(source);
	}

	static Path root(SourceDefinition source) {
		if (source.folder() == null) {
			throw new IllegalArgumentException("Source '%s' names no folder".formatted(source.id()));
		}
		return Path.of(source.folder().path());
	}

	static Listing of(SourceDefinition source) {
		FolderListing listing = new FolderListing(source);
		String problem = FolderWalk.problemOf(listing.root);
		return (problem != null) ? Listing.failed(problem) : listing.read();
	}

	private Listing read() {
		try {
			Map<String, Document> documents = documents(FolderManifest.of(this.root));
			FolderWalk walk = new FolderWalk(this.root.toRealPath());
			Files.walkFileTree(this.root.toRealPath(), walk);
			add(walk.files(), documents);
			return new Listing(null, this.items, this.rejections, walk.anomalies());
		}
		catch (InvalidFileException | UncheckedIOException ex) {
			return Listing.failed("The manifest is not usable: " + ex.getMessage());
		}
		catch (IOException ex) {
			return Listing.failed("Folder '%s' cannot be listed: %s".formatted(this.root, ex.getMessage()));
		}
	}

	private static Map<String, Document> documents(FolderManifest manifest) {
		return manifest.statedDocuments()
			.stream()
			.collect(Collectors.toMap(Document::path, (document) -> document, (first, second) -> first));
	}

	private void add(SortedSet<String> paths, Map<String, Document> documents) {
		this.claimants.putAll(Stream
			.concat(paths.stream().map((path) -> documents.getOrDefault(path, Document.ofPath(path))),
					documents.values().stream().filter((document) -> !paths.contains(document.path())))
			.collect(Collectors.groupingBy(Document::externalId, Collectors.counting())));
		paths.forEach((path) -> add(documents.getOrDefault(path, Document.ofPath(path)), true));
		documents.values()
			.stream()
			.filter((document) -> !paths.contains(document.path()))
			.sorted((one, other) -> one.path().compareTo(other.path()))
			.forEach((document) -> add(document, false));
	}

	private void add(Document document, boolean present) {
		ListedItem item = document.listed(urn(document.path()));
		Path file = path(document.path());
		if (this.claimants.getOrDefault(item.externalId(), 0L) > 1) {
			reject(item, RejectionReason.DUPLICATE_ID,
					"File '%s' is not the only one with the id '%s'".formatted(document.path(), item.externalId()));
		}
		else if (file == null || (present && Files.notExists(file, LinkOption.NOFOLLOW_LINKS))) {
			reject(item, RejectionReason.UNREADABLE,
					"Its name is not in the encoding of this machine's file names: rename it");
		}
		else if (FolderFile.isBehindLink(this.root, file)) {
			reject(item, RejectionReason.UNREADABLE,
					"A symbolic link, which may lead out of the folder: copy the file");
		}
		else if (!present || !Files.exists(file)) {
			reject(item, RejectionReason.MISSING,
					"Named in %s, but there is no such file".formatted(FolderManifest.FILE_NAME));
		}
		else if (!Files.isRegularFile(file)) {
			reject(item, RejectionReason.UNSUPPORTED_TYPE, "Not a regular file");
		}
		else {
			this.items.add(item);
		}
	}

	private @Nullable Path path(String path) {
		try {
			return this.root.resolve(path);
		}
		catch (InvalidPathException ex) {
			return null;
		}
	}

	private void reject(ListedItem item, RejectionReason reason, String detail) {
		this.rejections.add(new Listing.Rejection(item, reason, detail));
	}

	private String urn(String path) {
		try {
			@Nullable String encoded = new URI(null, null, "/" + path, null).toASCIIString();
			return "urn:regwatch:" + this.source.id() + ":" + encoded.substring(1);
		}
		catch (URISyntaxException ex) {
			throw new IllegalArgumentException("Not a path: '" + path + "'", ex);
		}
	}

}
