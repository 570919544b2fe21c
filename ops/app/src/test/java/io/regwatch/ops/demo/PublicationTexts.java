package io.regwatch.ops.demo;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;

/**
 * What the extractor reads in the documents of one night, once for all tests of a JVM.
 */
record PublicationTexts(Map<String, Extraction.Text> byId) {

	static PublicationTexts first() {
		return Nights.FIRST;
	}

	static PublicationTexts second() {
		return Nights.SECOND;
	}

	private static PublicationTexts read(int night, DocumentExtractor extractor) {
		return new PublicationTexts(Publications.on(night)
			.parallelStream()
			.collect(Collectors.toConcurrentMap(Publication::id, (publication) -> read(publication, extractor))));
	}

	Extraction.Text of(String id) {
		return Objects.requireNonNull(this.byId.get(id), id);
	}

	List<String> substance(String id) {
		return texts(id, (kind) -> kind != BlockKind.FURNITURE && kind != BlockKind.STATUS);
	}

	List<String> statements(String id) {
		return texts(id, (kind) -> kind == BlockKind.STATUS);
	}

	/** Returns the blocks that a document has not got on another night. */
	List<String> without(PublicationTexts others, String id) {
		List<String> rest = new ArrayList<>(substance(id));
		others.substance(id).forEach(rest::remove);
		return rest;
	}

	private List<String> texts(String id, Predicate<BlockKind> wanted) {
		return of(id).blocks().stream().filter((block) -> wanted.test(block.kind())).map(Block::text).toList();
	}

	private static Extraction.Text read(Publication publication, DocumentExtractor extractor) {
		try {
			String name = publication.slug() + (publication.pdf() ? ".pdf" : ".html");
			Path file = Files.createTempFile("", name);
			try {
				Files.write(file, publication.body());
				return (Extraction.Text) extractor.extract(file, name);
			}
			finally {
				Files.delete(file);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static final class Nights {

		private static final PublicationTexts FIRST;

		private static final PublicationTexts SECOND;

		static {
			try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
				FIRST = read(1, extractor);
				SECOND = read(2, extractor);
			}
		}

	}

}
