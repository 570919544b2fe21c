package io.regwatch.ingest.redline.html;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.regwatch.ingest.redline.RedlineBlock;
import org.jspecify.annotations.Nullable;

/** Links the old place of moved blocks with the new one, once for blocks in a row. */
final class MoveNotes {

	private final List<RedlineBlock> blocks;

	private final Map<Integer, Integer> away = new HashMap<>();

	private final Map<Integer, Integer> here = new HashMap<>();

	MoveNotes(List<RedlineBlock> blocks) {
		this.blocks = blocks;
		for (int place = 0; place < blocks.size(); place++) {
			switch (blocks.get(place)) {
				case RedlineBlock.MovedAway moved -> this.away.put(moved.move(), place);
				case RedlineBlock.MovedHere moved -> this.here.put(moved.move(), place);
				case RedlineBlock.Compared compared -> {
				}
				case RedlineBlock.Added added -> {
				}
				case RedlineBlock.Removed removed -> {
				}
			}
		}
	}

	/** Prints the note of a block, if it has one. */
	void print(int place, HtmlWriter html) {
		switch (this.blocks.get(place)) {
			case RedlineBlock.MovedAway moved when !follows(place, this.away.get(moved.move() - 1)) ->
				print("Moved to another place", this.here.getOrDefault(moved.move(), place), html);
			case RedlineBlock.MovedHere moved when !follows(place, this.here.get(moved.move() - 1)) ->
				print("Moved here", this.away.getOrDefault(moved.move(), place), html);
			case RedlineBlock block -> {
			}
		}
	}

	private static boolean follows(int place, @Nullable Integer last) {
		return last != null && last == place - 1;
	}

	private static void print(String note, int other, HtmlWriter html) {
		html.start("small", "redline-note")
			.start("a", "", "href", "#" + RedlineHtml.id(other))
			.text(note)
			.end("a")
			.end("small")
			.space();
	}

}
