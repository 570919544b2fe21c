package io.regwatch.ops.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

/** Prints for people: a few lines a file. */
final class PlainExtractOutput implements ExtractOutput {

	private final PrintWriter out;

	private final boolean withBlocks;

	PlainExtractOutput(PrintWriter out, boolean withBlocks) {
		this.out = out;
		this.withBlocks = withBlocks;
	}

	@Override
	public void print(ReadFile file) {
		this.out.println(file.file());
		switch (file.extraction()) {
			case Extraction.Text text -> print(text);
			case Extraction.Rejected rejected -> {
				print("rejected", "%s: %s".formatted(rejected.reason().code(), rejected.detail()));
				print("type", rejected.mediaType());
			}
		}
		this.out.flush();
	}

	@Override
	public void close() {
		this.out.flush();
	}

	private void print(Extraction.Text text) {
		print("title", text.title());
		print("type", text.mediaType());
		print("language", text.language());
		print("pages", text.pages());
		print("blocks", counts(text.blocks()));
		if (this.withBlocks) {
			text.blocks().forEach(this::print);
		}
	}

	private void print(String label, @Nullable Object value) {
		this.out.printf("  %-9s %s%n", label, Objects.requireNonNullElse(value, "unknown"));
	}

	private void print(Block block) {
		String kind = (block.level() > 0) ? "heading " + block.level() : nameOf(block.kind());
		this.out.printf("  %5d p%-4d %-10s %s%n", block.ordinal(), block.page(), kind, block.text());
	}

	private static String counts(List<Block> blocks) {
		Map<BlockKind, Long> counts = blocks.stream()
			.collect(Collectors.groupingBy(Block::kind, TreeMap::new, Collectors.counting()));
		return counts.entrySet()
			.stream()
			.map((count) -> "%d %s".formatted(count.getValue(), nameOf(count.getKey())))
			.collect(Collectors.joining(", "));
	}

	private static String nameOf(BlockKind kind) {
		return kind.name().toLowerCase(Locale.ROOT);
	}

}
