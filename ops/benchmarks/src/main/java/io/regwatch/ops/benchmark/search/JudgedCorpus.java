package io.regwatch.ops.benchmark.search;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;
import tools.jackson.dataformat.yaml.YAMLMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.util.unit.DataSize;

/** Reads the judged documents and writes them into the database. */
final class JudgedCorpus {

	private final CorpusWriter corpus;

	private final Path directory;

	JudgedCorpus(JdbcClient jdbc, Path directory) {
		this.corpus = new CorpusWriter(jdbc);
		this.directory = directory;
	}

	/** Returns the key of each reference by its id. */
	Map<UUID, String> write(List<JudgedSet.Document> documents) throws Exception {
		this.corpus.addSource();
		Map<UUID, String> keys = new HashMap<>();
		try (DocumentExtractor extractor = new DocumentExtractor(new ExtractProperties("0", 1,
				DataSize.ofMegabytes(512), Duration.ofMinutes(5), Integer.MAX_VALUE, Duration.ofMinutes(5)))) {
			for (JudgedSet.Document document : documents) {
				keys.put(this.corpus.add(document, blocks(extractor, this.directory.resolve(document.file()))),
						document.key());
			}
		}
		return keys;
	}

	private static List<Block> blocks(DocumentExtractor extractor, Path file) throws Exception {
		if (file.toString().endsWith(".yaml")) {
			return CorpusWriter.paragraph(texts(file));
		}
		return (extractor.extract(file, file.getFileName().toString()) instanceof Extraction.Text text) ? text.blocks()
				: List.of();
	}

	/** Titles and abstracts of a bibliographic record. */
	private static String texts(Path file) throws Exception {
		var record = new YAMLMapper().readTree(Files.readString(file));
		return List.of("title", "abstract")
			.stream()
			.flatMap((field) -> StreamSupport.stream(record.path(field).spliterator(), false))
			.map((text) -> text.path("content").asString(""))
			.collect(Collectors.joining(" "));
	}

}
