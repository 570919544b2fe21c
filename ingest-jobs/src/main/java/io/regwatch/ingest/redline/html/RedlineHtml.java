package io.regwatch.ingest.redline.html;

import java.util.List;
import java.util.Map;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.RedlineBlock;
import io.regwatch.ingest.redline.SectionChange;
import io.regwatch.ingest.redline.Sections;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * Prints a redline as a fragment of HTML that is safe to embed: no scripts, no styles, no
 * links but to its own ids, which begin with {@code redline-}, and all text escaped.
 * <p>
 * Each block has the class {@code redline-block}. Without the content of {@code del}, and
 * of {@code nav}, {@code summary}, {@code .redline-break} and {@code .redline-note}, it
 * is the new text; without the content of {@code ins} it is the old one. A block with
 * {@code del.redline-break} continues the block before in the new text, one with
 * {@code ins.redline-break} in the old one. Moved blocks stand in
 * {@code ins.redline-moved} at their new and in {@code del.redline-moved} at their old
 * place.
 */
public final class RedlineHtml {

	private final List<RedlineBlock> blocks;

	private final Map<Integer, SectionChange> sections;

	private final MoveNotes notes;

	private final HtmlWriter html = new HtmlWriter();

	private final SpanHtml spans = new SpanHtml(this.html);

	private RedlineHtml(Redline redline) {
		this.blocks = redline.blocks();
		this.sections = Sections.byHeading(this.blocks);
		this.notes = new MoveNotes(this.blocks);
	}

	/**
	 * Prints.
	 * @param redline to print
	 * @param language of both texts as an ISO 639-1 code; {@code null} if unknown
	 * @return an {@code article} element
	 */
	public static String fragment(Redline redline, @Nullable String language) {
		return new RedlineHtml(redline).print(language);
	}

	private String print(@Nullable String language) {
		if (language != null) {
			this.html.start("article", "redline", "lang", language).line();
		}
		else {
			this.html.start("article", "redline").line();
		}
		printContents();
		UnchangedSectionFolding.of(this.blocks).forEach(this::print);
		return this.html.end("article").line().toString();
	}

	private void printContents() {
		this.html.start("nav", "redline-contents", "aria-label", "Changes");
		if (this.sections.isEmpty()) {
			this.html.start("p", "redline-note").text("Nothing is changed.").end("p");
		}
		else {
			this.html.start("ul", "");
			this.sections.forEach(this::printLink);
			this.html.end("ul");
		}
		this.html.end("nav").line();
	}

	private void printLink(int place, SectionChange section) {
		this.html.start("li", "");
		if (place < 0) {
			this.html.text("Before the first heading");
		}
		else {
			this.html.start("a", "", "href", "#" + id(place)).text(section.heading()).end("a");
		}
		this.html.text(": " + SectionText.of(section)).end("li");
	}

	private void print(UnchangedSectionFolding.Stretch stretch) {
		if (stretch.folded()) {
			this.html.start("details", "redline-same")
				.start("summary", "")
				.text("%d unchanged passages".formatted(stretch.to() - stretch.from()))
				.end("summary")
				.line();
		}
		boolean table = false;
		for (int place = stretch.from(); place < stretch.to(); place++) {
			boolean row = this.blocks.get(place).kind() == BlockKind.TABLE_ROW;
			if (row != table) {
				printTable(row);
			}
			table = row;
			print(place);
		}
		if (table) {
			printTable(false);
		}
		if (stretch.folded()) {
			this.html.end("details").line();
		}
	}

	private void printTable(boolean start) {
		if (start) {
			this.html.start("table", "").start("tbody", "").line();
		}
		else {
			this.html.end("tbody").end("table").line();
		}
	}

	private void print(int place) {
		RedlineBlock block = this.blocks.get(place);
		String element = element(block);
		String classes = "redline-block " + BlockClass.of(block);
		boolean referred = block.kind() == BlockKind.HEADING || block instanceof RedlineBlock.Whole;
		if (referred) {
			this.html.start(element, classes, "id", id(place));
		}
		else {
			this.html.start(element, classes);
		}
		if (block.kind() == BlockKind.TABLE_ROW) {
			this.spans.printCells(block);
		}
		else {
			this.notes.print(place, this.html);
			this.spans.print(block);
		}
		this.html.end(element).line();
	}

	private static String element(RedlineBlock block) {
		return switch (block.kind()) {
			case HEADING -> "h" + block.level();
			case TABLE_ROW -> "tr";
			case PARAGRAPH, LIST_ITEM, IMAGE, STATUS, FURNITURE -> "p";
		};
	}

	/** The id of the block at a place. */
	static String id(int place) {
		return "redline-" + place;
	}

}
