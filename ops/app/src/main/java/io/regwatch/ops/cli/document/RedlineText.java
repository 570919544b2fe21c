package io.regwatch.ops.cli.document;

import java.io.PrintWriter;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.RedlineBlock;
import io.regwatch.ingest.redline.SectionChange;
import io.regwatch.ingest.redline.Sections;
import io.regwatch.ingest.redline.Span;
import io.regwatch.ops.cli.output.TerminalSanitizer;
import io.regwatch.schema.BlockKind;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Prints the changed passages of a redline under their headings, marked as wdiff does:
 * {@code [-deleted-]} and {@code {+inserted+}}, in colour on a terminal that has colours.
 */
final class RedlineText {

	/** Words around a change. */
	private static final int CONTEXT = 12;

	private static final String ELLIPSIS = "…";

	private final PrintWriter out;

	private final Ansi ansi;

	RedlineText(PrintWriter out, Ansi ansi) {
		this.out = out;
		this.ansi = ansi;
	}

	void print(Redline redline) {
		List<RedlineBlock> blocks = redline.blocks();
		SortedMap<Integer, SectionChange> sections = Sections.byHeading(blocks);
		for (int place = 0; place < blocks.size(); place++) {
			RedlineBlock block = blocks.get(place);
			if (sections.containsKey(place) && block.kind() == BlockKind.HEADING) {
				this.out.printf("%n%s %s%n", "#".repeat(Math.max(block.level(), 1)), text(block));
			}
			else if (!(block instanceof RedlineBlock.Compared compared && compared.hasSameWords())) {
				this.out.printf("%n%s%n", text(block));
			}
		}
		this.out.flush();
	}

	private String text(RedlineBlock block) {
		return switch (block) {
			case RedlineBlock.Compared compared -> text(compared.spans());
			case RedlineBlock.Added added -> inserted(added.block().text());
			case RedlineBlock.Removed removed -> deleted(removed.block().text());
			case RedlineBlock.MovedAway moved -> "(moved to another place) " + plain(moved.block().text());
			case RedlineBlock.MovedHere moved -> "(moved here) " + text(moved.spans());
		};
	}

	private String text(List<Span> spans) {
		return IntStream.range(0, spans.size()).mapToObj((place) -> switch (spans.get(place)) {
			case Span.Same same -> shorten(same.text(), place > 0, place < spans.size() - 1);
			case Span.Added added -> inserted(added.text());
			case Span.Removed removed -> deleted(removed.text());
		}).collect(Collectors.joining(" "));
	}

	/** Keeps the words next to a change before and after them. */
	private static String shorten(String unchanged, boolean after, boolean before) {
		List<String> words = List.of(plain(unchanged).split(" "));
		int kept = (after ? CONTEXT : 0) + (before ? CONTEXT : 0);
		if (!(after || before) || words.size() <= kept + 1) {
			return String.join(" ", words);
		}
		return Stream
			.of(words.stream().limit(after ? CONTEXT : 0), Stream.of(ELLIPSIS),
					words.stream().skip(words.size() - (before ? CONTEXT : 0)))
			.flatMap((part) -> part)
			.collect(Collectors.joining(" "));
	}

	private String inserted(String text) {
		return colour(Style.fg_green, "{+" + plain(text) + "+}");
	}

	private String deleted(String text) {
		return colour(Style.fg_red, "[-" + plain(text) + "-]");
	}

	private String colour(Style style, String text) {
		return this.ansi.enabled() ? Style.on(style) + text + Style.off(style) : text;
	}

	private static String plain(String text) {
		return TerminalSanitizer.text(text);
	}

}
