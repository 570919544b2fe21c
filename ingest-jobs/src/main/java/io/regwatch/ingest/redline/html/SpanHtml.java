package io.regwatch.ingest.redline.html;

import java.util.List;
import java.util.regex.Pattern;

import io.regwatch.ingest.redline.BlockStart;
import io.regwatch.ingest.redline.RedlineBlock;
import io.regwatch.ingest.redline.Span;

/** Prints spans of words with their marks. */
final class SpanHtml {

	private static final Pattern CELL_BORDER = Pattern.compile("\\s\\|(?=\\s)");

	private static final String MOVED = "redline-moved";

	private final HtmlWriter html;

	SpanHtml(HtmlWriter html) {
		this.html = html;
	}

	/** Prints the content of a block. */
	void print(RedlineBlock block) {
		switch (block) {
			case RedlineBlock.Compared compared -> {
				printBreak(compared.start());
				print(compared.spans());
			}
			case RedlineBlock.Added added -> marked("ins", "", added.block().text());
			case RedlineBlock.Removed removed -> marked("del", "", removed.block().text());
			case RedlineBlock.MovedAway moved -> marked("del", MOVED, moved.block().text());
			case RedlineBlock.MovedHere moved -> {
				this.html.start("ins", MOVED);
				print(moved.spans());
				this.html.end("ins");
			}
		}
	}

	/** Prints the content of a row, with a cell for each stretch between its borders. */
	void printCells(RedlineBlock block) {
		switch (block) {
			case RedlineBlock.Compared compared -> {
				this.html.start("td", "");
				printBreak(compared.start());
				printCells(compared.spans());
				this.html.end("td");
			}
			case RedlineBlock.Added added -> markedCells("ins", "", added.block().text());
			case RedlineBlock.Removed removed -> markedCells("del", "", removed.block().text());
			case RedlineBlock.MovedAway moved -> markedCells("del", MOVED, moved.block().text());
			case RedlineBlock.MovedHere moved -> {
				this.html.start("td", "");
				print(moved);
				this.html.end("td");
			}
		}
	}

	private void printBreak(BlockStart start) {
		switch (start) {
			case SAME -> {
			}
			case ADDED -> printBreak("ins", "New paragraph from here on");
			case REMOVED -> printBreak("del", "No longer a new paragraph");
		}
	}

	private void printBreak(String element, String title) {
		this.html.start(element, "redline-break", "title", title).text("\u00B6").end(element).space();
	}

	private void print(List<Span> spans) {
		for (int at = 0; at < spans.size(); at++) {
			if (at > 0) {
				this.html.space();
			}
			print(spans.get(at));
		}
	}

	private void print(Span span) {
		switch (span) {
			case Span.Same same -> this.html.text(same.text());
			case Span.Added added -> marked("ins", "", added.text());
			case Span.Removed removed -> marked("del", "", removed.text());
		}
	}

	private void printCells(List<Span> spans) {
		for (int at = 0; at < spans.size(); at++) {
			if (at > 0) {
				this.html.space();
			}
			if (spans.get(at) instanceof Span.Same same) {
				printCells(same.text());
			}
			else {
				print(spans.get(at));
			}
		}
	}

	// A border that only one of the texts has cannot be shown as one.
	private void printCells(String text) {
		String[] cells = split(text);
		this.html.text(cells[0]);
		for (int at = 1; at < cells.length; at++) {
			this.html.end("td").start("td", "").text(cells[at]);
		}
	}

	private void markedCells(String element, String classes, String text) {
		for (String cell : split(text)) {
			this.html.start("td", "");
			marked(element, classes, cell);
			this.html.end("td");
		}
	}

	private void marked(String element, String classes, String text) {
		this.html.start(element, classes).text(text).end(element);
	}

	private static String[] split(String text) {
		return CELL_BORDER.splitAsStream(" " + text + " ").map(String::strip).toArray(String[]::new);
	}

}
