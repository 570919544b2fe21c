package io.regwatch.ingest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import io.regwatch.ingest.source.Sources;
import io.regwatch.ingest.source.catalogue.SourceFile;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import org.jspecify.annotations.Nullable;

/** An application with default settings on stores of its own. */
record IngestEnvironment(Path directory, TestStores stores, TestApplication application) implements AutoCloseable {

	private static final AtomicInteger SOURCES = new AtomicInteger();

	static IngestEnvironment in(Path directory) {
		TestStores stores = TestStores.in(directory);
		return new IngestEnvironment(directory, stores, TestApplication.start(stores, Map.of()));
	}

	/** An id that no other test has. */
	static String newSource(String prefix) {
		return "%s-%d".formatted(prefix, SOURCES.incrementAndGet());
	}

	void save(String yaml) {
		try {
			Path file = Files.createTempFile(this.directory, "source", ".yaml");
			Files.writeString(file, yaml);
			this.application.bean(Sources.class).save(SourceFile.read(file));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/** Ingests to the end and returns what was found. */
	IngestReport ingest(String source) {
		return Folder.ingest(this.application, source);
	}

	/** Asks for texts with the parameter {@code source}. */
	List<@Nullable String> query(String sql, String source) {
		return this.stores.jdbc().sql(sql).param("source", source).query(String.class).list();
	}

	@Override
	public void close() {
		this.application.close();
	}

}
