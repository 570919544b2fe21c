package io.regwatch.ingest.source.folder;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Set;

import io.regwatch.ingest.source.Connector;
import io.regwatch.ingest.source.DamageCheck;
import io.regwatch.ingest.source.FetchOutcome;
import io.regwatch.ingest.source.KnownAddresses;
import io.regwatch.ingest.source.LastCapture;
import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.PageCache;
import io.regwatch.ingest.source.Presence;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileStore;
import io.regwatch.store.FileTooLargeException;
import io.regwatch.store.StoreFailedException;
import org.jspecify.annotations.Nullable;

import org.springframework.stereotype.Component;

/** Reads a directory of documents: drops, purchased standards, attachments of mails. */
@Component
public final class FolderConnector implements Connector {

	private final FileStore files;

	private final DamageCheck damage;

	/**
	 * A connector.
	 * @param files where documents are stored
	 */
	public FolderConnector(FileStore files) {
		this.files = files;
		this.damage = new DamageCheck(files);
	}

	@Override
	public Set<String> kinds() {
		return Set.of(FolderSource.KIND);
	}

	@Override
	public Listing list(SourceDefinition source, PageCache cache) {
		return FolderListing.of(source);
	}

	@Override
	public FetchOutcome fetch(SourceDefinition source, ListedItem item, @Nullable LastCapture last) {
		Path root = FolderListing.root(source);
		try (InputStream body = FolderFile.open(root, root.resolve(item.locator()))) {
			return this.damage.of(new FetchOutcome.Fetched(this.files.store(body)), item, last);
		}
		catch (FileTooLargeException ex) {
			return refused(RejectionReason.TOO_LARGE, ex);
		}
		catch (StoreFailedException ex) {
			return refused(RejectionReason.STORE_FAILED, ex);
		}
		catch (NoSuchFileException ex) {
			return new FetchOutcome.Refused(RejectionReason.MISSING, "Vanished between listing and reading");
		}
		catch (AccessDeniedException ex) {
			return new FetchOutcome.Refused(RejectionReason.UNREADABLE,
					"This user may not read the file, or it is not within the folder");
		}
		catch (IOException ex) {
			return refused(RejectionReason.UNREADABLE, ex);
		}
	}

	@Override
	public Presence presence(SourceDefinition source, String externalId, @Nullable LastCapture last,
			KnownAddresses addresses) {
		Path root = FolderListing.root(source);
		Path file = root.resolve((last != null && last.locator() != null) ? last.locator() : externalId);
		if (Files.exists(file)) {
			return Presence.THERE;
		}
		return (Files.isDirectory(root) && Files.notExists(file) && !FolderFile.isBehindLink(root, file))
				? Presence.GONE : Presence.unknown("The folder or a link to it cannot be read");
	}

	private static FetchOutcome refused(RejectionReason reason, IOException ex) {
		String message = (ex.getMessage() != null) ? ex.getMessage() : ex.getClass().getSimpleName();
		return new FetchOutcome.Refused(reason, message);
	}

}
