package io.regwatch.ingest.extract;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

import io.regwatch.ingest.extract.ocr.Tesseract;
import io.regwatch.ingest.extract.pdf.ChangedImages;
import io.regwatch.ingest.source.catalogue.PagePart;
import io.regwatch.schema.Extraction;
import org.apache.commons.pool2.impl.GenericObjectPool;
import org.apache.commons.pool2.impl.GenericObjectPoolConfig;
import org.jspecify.annotations.Nullable;

/**
 * Reads files in a pool of child processes, which bound the memory and the time that a
 * hostile file can take. Safe for use by many threads, virtual ones included.
 */
public final class DocumentExtractor implements AutoCloseable {

	private static final Duration LONGEST_WAIT = Duration.ofDays(1);

	private final ExtractProperties properties;

	private final String version;

	private final ExtractorProcessFactory children;

	private final GenericObjectPool<ExtractorProcess> pool;

	private final LanguageDetector languages = new LanguageDetector();

	/**
	 * Makes an extractor; children start when the first files come.
	 * @param properties settings
	 */
	public DocumentExtractor(ExtractProperties properties) {
		this.properties = properties;
		this.version = properties.version() + (Tesseract.installed().isPresent() ? "+ocr" : "");
		this.children = new ExtractorProcessFactory(properties);
		this.pool = new GenericObjectPool<>(this.children, poolConfig(properties));
	}

	/**
	 * The version that texts of this extractor are stored under: another one where
	 * characters in images are recognised.
	 * @return the version, such as {@code 1}
	 */
	public String version() {
		return this.version;
	}

	/**
	 * The version that texts of a part of pages are stored under, also if they are of
	 * other files: when another part is described, the files are read again.
	 * @param part of pages that is read; {@code null} if they are read whole
	 * @return the version, such as {@code 1+0a1b2c3d}
	 */
	String version(@Nullable PagePart part) {
		return (part != null) ? this.version + "+" + part.id() : this.version;
	}

	/**
	 * Reads a whole file and waits until it is read, or is known not to be readable.
	 * @param file the file
	 * @param name the announced file name, whose extension is the announced type
	 * @return the text or the reason why there is none
	 * @throws ExtractionException if no child process can be started, or the thread is
	 * interrupted
	 */
	public Extraction extract(Path file, String name) {
		return extract(file, name, null);
	}

	/**
	 * Reads a file and waits until it is read, or is known not to be readable.
	 * @param file the file
	 * @param name the announced file name, whose extension is the announced type
	 * @param part of a page to read; {@code null} for all of it
	 * @return the text or the reason why there is none
	 * @throws ExtractionException if no child process can be started, or the thread is
	 * interrupted
	 */
	public Extraction extract(Path file, String name, @Nullable PagePart part) {
		this.languages.prepare();
		try {
			return switch (read(new ReadRequest(file.toAbsolutePath().toString(), name, part)).extraction()) {
				case Extraction.Text text -> this.languages.told(text);
				case Extraction.Rejected rejected -> rejected;
			};
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ExtractionException("Interrupted while '%s' was read".formatted(name), ex);
		}
	}

	/**
	 * Compares pages of two PDF files by their looks: a print may have lost what its
	 * letters are called, or have turned a page into an image.
	 * @param before a file
	 * @param after what may be a print of it
	 * @param pages numbers of pages in both, from 1, one at least
	 * @return {@code false} if one of them looks different, or could not be drawn in time
	 * @throws ExtractionException if no child process can be started, or the thread is
	 * interrupted
	 */
	boolean looksSame(Path before, Path after, List<Integer> pages) {
		return Boolean.TRUE.equals(compare(before, after, pages).same());
	}

	/**
	 * Compares the images on the pages of two PDF files with the same text.
	 * @param before a file
	 * @param after another one
	 * @return none if the files could not be compared in time
	 * @throws ExtractionException if no child process can be started, or the thread is
	 * interrupted
	 */
	ChangedImages changedImages(Path before, Path after) {
		return Objects.requireNonNullElse(compare(before, after, List.of()).images(), ChangedImages.NONE);
	}

	private ReadAnswer compare(Path before, Path after, List<Integer> pages) {
		try {
			return read(new ReadRequest(after.toAbsolutePath().toString(), "document.pdf", null,
					before.toAbsolutePath().toString(), pages));
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ExtractionException("Interrupted while two files were compared", ex);
		}
	}

	/**
	 * Has a child process ready for the next file, which takes seconds where none is.
	 * @throws ExtractionException if none can be started, or the thread is interrupted
	 */
	public void warmUp() {
		try {
			this.pool.returnObject(borrow());
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new ExtractionException("Interrupted while a child process was started", ex);
		}
	}

	@Override
	public void close() {
		this.pool.close();
		this.children.close();
	}

	private ReadAnswer read(ReadRequest request) throws InterruptedException {
		ExtractorProcess child = borrow();
		try {
			return child.read(request, this.properties.limit());
		}
		finally {
			this.pool.returnObject(child);
		}
	}

	private ExtractorProcess borrow() throws InterruptedException {
		try {
			return this.pool.borrowObject();
		}
		catch (InterruptedException | ExtractionException ex) {
			throw ex;
		}
		catch (Exception ex) {
			throw new ExtractionException("No child process is to be had for reading", ex);
		}
	}

	static GenericObjectPoolConfig<ExtractorProcess> poolConfig(ExtractProperties properties) {
		GenericObjectPoolConfig<ExtractorProcess> config = new GenericObjectPoolConfig<>();
		// Without a limit the pool does not wait but spins while another process starts,
		// and spinning virtual threads keep the one that starts it from running.
		config.setMaxWait(LONGEST_WAIT);
		config.setMaxTotal(properties.size());
		config.setMaxIdle(properties.size());
		config.setTestOnBorrow(true);
		config.setTestOnReturn(true);
		config.setMinEvictableIdleDuration(properties.idle());
		config.setTimeBetweenEvictionRuns(properties.idle());
		config.setJmxEnabled(false);
		return config;
	}

}
