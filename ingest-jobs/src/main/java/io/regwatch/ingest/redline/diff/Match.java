package io.regwatch.ingest.redline.diff;

/**
 * A stretch that both texts have.
 *
 * @param before where it begins in the old text
 * @param after where it begins in the new text
 * @param length how long it is
 * @param weight how much it counts when matches contradict each other
 */
public record Match(int before, int after, int length, int weight) {

	Match(int before, int after, int length) {
		this(before, after, length, length);
	}

	/** The rest of the match from a place in both texts on; not positive if none. */
	Match from(int beforeFrom, int afterFrom) {
		int cut = Math.max(0, Math.max(beforeFrom - this.before, afterFrom - this.after));
		return new Match(this.before + cut, this.after + cut, this.length - cut, this.weight);
	}

	public int beforeEnd() {
		return this.before + this.length;
	}

	public int afterEnd() {
		return this.after + this.length;
	}

}
