package io.regwatch.ingest.source.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.content.PageContent;
import io.regwatch.ingest.source.parse.UnreadablePageException;
import io.regwatch.schema.ContentHash;
import io.regwatch.store.FileStore;
import io.regwatch.store.StoredFile;
import org.jspecify.annotations.Nullable;

/**
 * Stores what is fetched for an item. If only the rest of a page has changed, which is
 * never read, the file that was seen last stays.
 *
 * @param files of all documents
 * @param part of pages that is read; {@code null} if they are read whole
 * @param last file of the item; {@code null} if it has none
 * @param several whether it is an archive of several files
 */
record DocumentStorage(FileStore files, @Nullable PagePart part, @Nullable ContentHash last,
		boolean several) implements DocumentFetcher.Storage {

	static DocumentStorage of(FileStore files, SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		return new DocumentStorage(files, source.pagePart(), (last != null) ? last.file() : null,
				item.fileName().equals(ListedItem.SEVERAL_FILES));
	}

	@Override
	public StoredFile store(InputStream body) throws IOException {
		if (this.part == null || this.last == null || !Files.exists(this.files.path(this.last))) {
			return this.files.store(body);
		}
		byte[] content = body.readAllBytes();
		Path before = this.files.path(this.last);
		return read(content, this.part).equals(read(Files.readAllBytes(before), this.part))
				? new StoredFile(this.last, Files.size(before)) : this.files.store(new ByteArrayInputStream(content));
	}

	/** What is read of a file, by the names of the files in it. */
	private Map<String, ContentHash> read(byte[] content, PagePart wanted) throws IOException {
		Map<String, byte[]> all = this.several ? DocumentBundle.files(content) : Map.of("", content);
		return all.entrySet()
			.stream()
			.collect(Collectors.toMap(Map.Entry::getKey, (file) -> hash(file.getKey(), file.getValue(), wanted)));
	}

	private static ContentHash hash(String name, byte[] content, PagePart wanted) {
		try {
			byte[] read = name.endsWith("/" + ListedItem.ROW_PAGE) ? content : PageContent.part(content, wanted);
			return ContentHash.of(ContentHash.sha256().digest(read));
		}
		catch (UnreadablePageException ex) {
			return ContentHash.of(ContentHash.sha256().digest(content));
		}
	}

}
