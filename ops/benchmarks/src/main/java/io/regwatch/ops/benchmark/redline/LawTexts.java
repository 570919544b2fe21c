package io.regwatch.ops.benchmark.redline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.schema.Block;
import io.regwatch.schema.Extraction;

/**
 * Real law: a directory for each, with its versions in files whose names sort by date.
 *
 * @param directory of the directories
 */
record LawTexts(Path directory) {

	/**
	 * One text of the first, third, fifth … versions of each law, and one of the versions
	 * after them, up to so many words.
	 */
	Pair pair(int words) throws IOException {
		List<Block> before = new ArrayList<>();
		List<Block> after = new ArrayList<>();
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			for (Path law : children(this.directory)) {
				List<List<Block>> versions = children(law).stream().map((file) -> read(extractor, file)).toList();
				for (int at = 1; at < versions.size() && count(before) < words; at += 2) {
					before.addAll(versions.get(at - 1));
					after.addAll(versions.get(at));
				}
			}
		}
		return new Pair("real law", numbered(before), numbered(after));
	}

	private static List<Block> read(DocumentExtractor extractor, Path file) {
		return (extractor.extract(file, file.getFileName().toString()) instanceof Extraction.Text text) ? text.blocks()
				: List.of();
	}

	private static List<Path> children(Path directory) throws IOException {
		try (Stream<Path> children = Files.list(directory)) {
			return children.filter((child) -> !child.getFileName().toString().startsWith(".")).sorted().toList();
		}
	}

	private static long count(List<Block> blocks) {
		return blocks.stream().mapToLong((block) -> block.text().split(" ", -1).length).sum();
	}

	private static List<Block> numbered(List<Block> blocks) {
		List<Block> numbered = new ArrayList<>();
		blocks.forEach((block) -> numbered
			.add(new Block(numbered.size(), block.page(), block.kind(), block.level(), block.text())));
		return numbered;
	}

}
