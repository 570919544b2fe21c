package io.regwatch.ingest.extract.document;

import java.util.ArrayList;
import java.util.List;

import io.regwatch.ingest.extract.format.ParsedDocument;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import org.jspecify.annotations.Nullable;

/**
 * The texts of files that are read as one document. A file without text rejects all of
 * them, because a change of it would not be seen.
 */
final class JoinedTexts {

	private final List<Block> blocks = new ArrayList<>();

	private @Nullable String title;

	private int pages;

	/** Adds a file, or returns why the document is rejected. */
	ParsedDocument.@Nullable Refused add(Extraction extraction, String name) {
		return switch (extraction) {
			case Extraction.Text text -> {
				text.blocks()
					.forEach((block) -> add(this.pages + block.page(), block.kind(), block.level(), block.text()));
				this.pages += text.pages();
				this.title = (this.title != null) ? this.title : text.title();
				yield null;
			}
			case Extraction.Rejected rejected ->
				new ParsedDocument.Refused(rejected.reason(), "File '%s': %s".formatted(name, rejected.detail()));
		};
	}

	/** Adds a heading, and takes the first one for the title. */
	void addHeading(String text) {
		add(this.pages + 1, BlockKind.HEADING, 1, text);
		this.title = (this.title != null) ? this.title : text;
	}

	void addLine(String text) {
		add(this.pages + 1, BlockKind.PARAGRAPH, 0, text.strip());
	}

	private void add(int page, BlockKind kind, int level, String text) {
		this.blocks.add(new Block(this.blocks.size(), page, kind, level, text));
	}

	ParsedDocument.Found document() {
		return new ParsedDocument.Found(this.title, Math.max(1, this.pages), List.copyOf(this.blocks));
	}

}
