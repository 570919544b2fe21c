package io.regwatch.ingest.redline.diff;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds in a gap what occurs equally often in the old text and in the new one, if not too
 * often: then the first belongs to the first, the second to the second.
 */
final class Anchors {

	private static final int NONE = HashNumbers.NONE;

	private final HashedWords old;

	private final HashedWords now;

	private final HashNumbers hashes;

	/** The number of the landmark at each place of the old text's gap. */
	private final int[] numbers;

	/**
	 * Where the same landmark follows that is at a place of the new text's gap, from 1.
	 */
	private final int[] next;

	/** The place in the new text that corresponds to one of the old text. */
	private final int[] partners;

	private final int[] oldCounts;

	private final int[] newCounts;

	/** Where a landmark occurs next in the new text, from 1. */
	private final int[] heads;

	/**
	 * Makes room for both texts, which many gaps use.
	 * @param old the old text
	 * @param now the new text
	 */
	Anchors(HashedWords old, HashedWords now) {
		int most = old.ids().length;
		this.old = old;
		this.now = now;
		this.hashes = new HashNumbers(most);
		this.numbers = new int[most];
		this.next = new int[now.ids().length];
		this.partners = new int[most];
		this.oldCounts = new int[most];
		this.newCounts = new int[most];
		this.heads = new int[most];
	}

	/** Finds matches in the order of the old text. */
	List<Match> find(AnchorCandidates landmarks, Gap gap) {
		int size = gap.beforeEnd() - gap.before();
		this.hashes.clear(size);
		Arrays.fill(this.oldCounts, 0, size, 0);
		Arrays.fill(this.newCounts, 0, size, 0);
		Arrays.fill(this.heads, 0, size, 0);
		number(landmarks.before(), gap);
		count(landmarks.after(), gap);
		pair(landmarks, gap);
		return join(landmarks.before(), gap);
	}

	private void number(NGramSize grams, Gap gap) {
		for (int at = gap.before(); at < gap.beforeEnd(); at++) {
			int length = grams.length(at);
			int number = NONE;
			if (length > 0 && at + length <= gap.beforeEnd()) {
				number = this.hashes.add(this.old.hash(at, length));
				this.oldCounts[number]++;
			}
			this.numbers[at - gap.before()] = number;
		}
	}

	private void count(NGramSize grams, Gap gap) {
		for (int at = gap.afterEnd() - 1; at >= gap.after(); at--) {
			int length = grams.length(at);
			if (length > 0 && at + length <= gap.afterEnd()) {
				int number = this.hashes.find(this.now.hash(at, length));
				if (number != NONE) {
					this.newCounts[number]++;
					this.next[at - gap.after()] = this.heads[number];
					this.heads[number] = at + 1;
				}
			}
		}
	}

	private void pair(AnchorCandidates landmarks, Gap gap) {
		for (int at = 0; at < gap.beforeEnd() - gap.before(); at++) {
			int number = this.numbers[at];
			this.partners[at] = NONE;
			if (number != NONE && this.oldCounts[number] <= landmarks.frequency()
					&& this.oldCounts[number] == this.newCounts[number]) {
				int partner = this.heads[number] - 1;
				this.heads[number] = this.next[partner - gap.after()];
				int length = landmarks.before().length(gap.before() + at);
				this.partners[at] = same(gap.before() + at, partner, length) ? partner : NONE;
			}
		}
	}

	/** Makes one match of landmarks that follow each other word by word. */
	private List<Match> join(NGramSize grams, Gap gap) {
		List<Match> matches = new ArrayList<>();
		int size = gap.beforeEnd() - gap.before();
		int at = 0;
		while (at < size) {
			int from = at++;
			if (this.partners[from] != NONE) {
				while (at < size && this.partners[at] == this.partners[at - 1] + 1) {
					at++;
				}
				int length = at - from - 1 + grams.length(gap.before() + at - 1);
				matches.add(new Match(gap.before() + from, this.partners[from], length));
			}
		}
		return matches;
	}

	private boolean same(int before, int after, int length) {
		return after + length <= this.now.ids().length
				&& Arrays.equals(this.old.ids(), before, before + length, this.now.ids(), after, after + length);
	}

}
