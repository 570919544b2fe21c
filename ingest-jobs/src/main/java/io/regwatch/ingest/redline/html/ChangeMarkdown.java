package io.regwatch.ingest.redline.html;

import java.util.List;
import java.util.SortedMap;
import java.util.stream.Collectors;

import io.regwatch.ingest.redline.Redline;
import io.regwatch.ingest.redline.RedlineBlock;
import io.regwatch.ingest.redline.SectionChange;
import io.regwatch.ingest.redline.Sections;
import io.regwatch.ingest.redline.Span;
import io.regwatch.ingest.update.Markdown;
import io.regwatch.schema.BlockKind;
import org.jspecify.annotations.Nullable;

/**
 * Prints the changes of a redline as Markdown: the passages with a change under their
 * headings, what is new in bold, what is gone struck through.
 */
public final class ChangeMarkdown {

	private final StringBuilder markdown = new StringBuilder();

	private ChangeMarkdown() {
	}

	public static String of(Redline redline) {
		ChangeMarkdown change = new ChangeMarkdown();
		SortedMap<Integer, SectionChange> sections = Sections.byHeading(redline.blocks());
		for (int place = 0; place < redline.blocks().size(); place++) {
			change.print(redline.blocks().get(place), sections.get(place));
		}
		return Markdown.limit(change.markdown.toString());
	}

	private void print(RedlineBlock block, @Nullable SectionChange section) {
		if (section != null) {
			line("%s %s (%s)".formatted("#".repeat(block.level()), text(block), SectionText.of(section)));
		}
		else if (!isUnchanged(block)) {
			line(prefix(block) + text(block));
		}
	}

	private void line(String text) {
		this.markdown.append(this.markdown.isEmpty() ? "" : "\n").append(text).append('\n');
	}

	private static boolean isUnchanged(RedlineBlock block) {
		return block instanceof RedlineBlock.Compared compared && compared.hasSameWords();
	}

	private static String prefix(RedlineBlock block) {
		String heading = (block.kind() == BlockKind.HEADING) ? "#".repeat(block.level()) + " " : "";
		return switch (block) {
			case RedlineBlock.MovedAway moved -> heading + "*Moved to another place:* ";
			case RedlineBlock.MovedHere moved -> heading + "*Moved here:* ";
			case RedlineBlock.Compared compared -> heading;
			case RedlineBlock.Added added -> heading;
			case RedlineBlock.Removed removed -> heading;
		};
	}

	private static String text(RedlineBlock block) {
		return switch (block) {
			case RedlineBlock.Compared compared -> text(compared.spans());
			case RedlineBlock.Added added -> added(added.block().text());
			case RedlineBlock.Removed removed -> removed(removed.block().text());
			case RedlineBlock.MovedAway moved -> Markdown.escape(moved.block().text());
			case RedlineBlock.MovedHere moved -> text(moved.spans());
		};
	}

	private static String text(List<Span> spans) {
		return spans.stream().map((span) -> switch (span) {
			case Span.Same same -> Markdown.escape(same.text());
			case Span.Added added -> added(added.text());
			case Span.Removed removed -> removed(removed.text());
		}).collect(Collectors.joining(" "));
	}

	private static String added(String text) {
		return "**%s**".formatted(Markdown.escape(text));
	}

	private static String removed(String text) {
		return "~~%s~~".formatted(Markdown.escape(text));
	}

}
