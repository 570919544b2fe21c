package io.regwatch.ingest.redline;

import java.util.List;

import com.github.difflib.algorithm.Change;
import io.regwatch.ingest.redline.diff.AnchoredDiff;
import io.regwatch.ingest.redline.diff.ChangeSlider;
import io.regwatch.ingest.redline.diff.NGramSize;
import io.regwatch.ingest.redline.diff.TokenDictionary;
import io.regwatch.ingest.redline.diff.TokenSequence;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;

/**
 * The differences of two texts, merged into one, word by word. Page furniture is left
 * out. It is the same for the same texts, whenever it is made.
 */
public final class Redline {

	private final List<RedlineBlock> blocks;

	private Redline(List<RedlineBlock> blocks) {
		this.blocks = List.copyOf(blocks);
	}

	/**
	 * Compares two texts.
	 * @param before blocks of the old text
	 * @param after blocks of the new text
	 * @return the redline
	 */
	public static Redline between(List<Block> before, List<Block> after) {
		List<Block> old = withoutFurniture(before);
		List<Block> now = withoutFurniture(after);
		TokenDictionary lexicon = new TokenDictionary();
		TokenSequence oldWords = TokenSequence.of(old, lexicon);
		TokenSequence newWords = TokenSequence.of(now, lexicon);
		int[] partners = new Moves(old, now, new Similarity(old, now, oldWords, newWords)).find();
		MovedBlocks moved = new MovedBlocks(old, now, oldWords, newWords, partners);
		return new Redline(compare(old, now, moved));
	}

	private static List<RedlineBlock> compare(List<Block> old, List<Block> now, MovedBlocks moved) {
		TokenSequence before = moved.oldRest();
		TokenSequence after = moved.newRest();
		List<Change> changes = new AnchoredDiff(headings(old, before), headings(now, after)).computeDiff(before, after,
				null);
		List<Change> slid = new ChangeSlider(before, after).slide(changes);
		return new RedlineMerger(new TextCursor(old, before), new TextCursor(now, after), moved).weave(slid);
	}

	private static NGramSize headings(List<Block> blocks, TokenSequence words) {
		int[] lengths = new int[words.size() + 1];
		for (int at = 0; at < blocks.size(); at++) {
			if (blocks.get(at).kind() == BlockKind.HEADING) {
				lengths[words.start(at)] = words.start(at + 1) - words.start(at);
			}
		}
		return (at) -> lengths[at];
	}

	private static List<Block> withoutFurniture(List<Block> blocks) {
		return blocks.stream().filter((block) -> block.kind() != BlockKind.FURNITURE).toList();
	}

	public List<RedlineBlock> blocks() {
		return this.blocks;
	}

	/**
	 * Counts what is new.
	 * @return words that are marked as inserted
	 */
	public int inserted() {
		return this.blocks.stream().mapToInt(WordCount::inserted).sum();
	}

	/**
	 * Counts what is gone.
	 * @return words that are marked as deleted
	 */
	public int deleted() {
		return this.blocks.stream().mapToInt(WordCount::deleted).sum();
	}

	/**
	 * Counts what stands at another place.
	 * @return blocks
	 */
	public int moved() {
		return (int) this.blocks.stream().filter(RedlineBlock.MovedHere.class::isInstance).count();
	}

	/**
	 * Tells where something changed.
	 * @return the sections with a change, in reading order
	 */
	public List<SectionChange> sections() {
		return List.copyOf(Sections.byHeading(this.blocks).values());
	}

}
