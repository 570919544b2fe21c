package io.regwatch.ingest.source.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.regwatch.http.Secrets;
import io.regwatch.ingest.source.PageCache;

/** Writes the pages of a list to files, without the secrets that were sent for them. */
public final class RecordedPages implements PageCache {

	private final Path directory;

	private final List<Entry> pages = new ArrayList<>();

	/**
	 * Pages in a directory.
	 * @param directory made if it is missing
	 */
	public RecordedPages(Path directory) {
		this.directory = directory;
	}

	/**
	 * Pages in the order of their requests.
	 * @return what was recorded so far
	 */
	public List<Entry> pages() {
		return List.copyOf(this.pages);
	}

	@Override
	public Optional<ReadPage> find(URI address) {
		return Optional.empty();
	}

	@Override
	public void keep(URI address, ReadPage page) {
		String name = "list-%03d".formatted(this.pages.size() + 1);
		String body = Secrets.mask(new String(page.body(), StandardCharsets.ISO_8859_1));
		try {
			Files.write(Files.createDirectories(this.directory).resolve(name),
					body.getBytes(StandardCharsets.ISO_8859_1));
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The page '%s' cannot be recorded".formatted(address), ex);
		}
		this.pages.add(new Entry(name, address.toString(), page.receipt().status()));
	}

	/**
	 * A recorded page.
	 *
	 * @param file in the directory
	 * @param address that was requested
	 * @param status of the response
	 */
	public record Entry(String file, String address, int status) {

	}

}
