package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.extract.DocumentExtractor;
import io.regwatch.ingest.extract.ExtractProperties;
import io.regwatch.ingest.redline.Redline;
import tools.jackson.databind.json.JsonMapper;

/** Compares each version in chains with the one before it, and prints a line a pair. */
final class ChainTable {

	private final Path root;

	private final boolean json;

	private final PrintWriter out;

	private final List<ChainPair> pairs = new ArrayList<>();

	ChainTable(Path root, boolean json, PrintWriter out) {
		this.root = root;
		this.json = json;
		this.out = out;
	}

	/** Prints the table; returns what could not be read. */
	List<ChainPair.Unread> print() {
		List<VersionChain> chains = VersionChain.below(this.root);
		if (chains.isEmpty()) {
			throw new UsageException("No directory at or below '%s' has two files to compare".formatted(this.root));
		}
		begin();
		try (DocumentExtractor extractor = new DocumentExtractor(ExtractProperties.defaults())) {
			chains.forEach((chain) -> compare(chain, extractor));
		}
		end();
		return this.pairs.stream()
			.filter(ChainPair.Unread.class::isInstance)
			.map(ChainPair.Unread.class::cast)
			.toList();
	}

	private void compare(VersionChain chain, DocumentExtractor extractor) {
		ReadFile before = read(chain.versions().getFirst(), extractor);
		for (Path version : chain.versions().subList(1, chain.versions().size())) {
			ReadFile after = read(version, extractor);
			add(ChainPair.of(before, after));
			before = after;
		}
	}

	private static ReadFile read(Path file, DocumentExtractor extractor) {
		return new ReadFile(file, extractor.extract(file, file.getFileName().toString()));
	}

	private void begin() {
		if (!this.json) {
			this.out.println("matters    inserted  deleted  moved  sections  versions");
		}
	}

	private void add(ChainPair pair) {
		this.pairs.add(pair);
		if (!this.json) {
			String versions = "%s > %s".formatted(name(pair.before()), pair.after().file().getFileName());
			this.out.println(switch (pair) {
				case ChainPair.Compared compared -> row(compared, versions);
				case ChainPair.Unread unread -> "unread     %s: %s".formatted(versions, unread.problem());
			});
			this.out.flush();
		}
	}

	private static String row(ChainPair.Compared pair, String versions) {
		Redline redline = pair.comparison().redline();
		return "%-9s  %8d  %7d  %5d  %8d  %s".formatted(pair.comparison().materialityCode(), redline.inserted(),
				redline.deleted(), redline.moved(), redline.sections().size(), versions);
	}

	private void end() {
		if (this.json) {
			this.out.println(new JsonMapper()
				.writeValueAsString(Map.of("pairs", this.pairs.stream().map(this::document).toList())));
			this.out.flush();
		}
	}

	private Map<String, Object> document(ChainPair pair) {
		Map<String, Object> document = new LinkedHashMap<>();
		document.put("old", name(pair.before()));
		document.put("new", name(pair.after()));
		document.putAll(pair.figures());
		return document;
	}

	private String name(ReadFile file) {
		return this.root.relativize(file.file()).toString();
	}

}
