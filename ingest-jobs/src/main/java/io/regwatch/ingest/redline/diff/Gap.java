package io.regwatch.ingest.redline.diff;

/**
 * A stretch of the old text and one of the new that are not yet compared.
 *
 * @param before from where in the old text
 * @param beforeEnd up to where, exclusive
 * @param after from where in the new text
 * @param afterEnd up to where, exclusive
 */
record Gap(int before, int beforeEnd, int after, int afterEnd) {

	boolean isEmpty() {
		return this.before == this.beforeEnd && this.after == this.afterEnd;
	}

	boolean isOneSided() {
		return this.before == this.beforeEnd || this.after == this.afterEnd;
	}

	/** What is left between equal beginnings and equal ends. */
	Gap trim(int[] old, int[] now) {
		int start = 0;
		int most = Math.min(this.beforeEnd - this.before, this.afterEnd - this.after);
		while (start < most && old[this.before + start] == now[this.after + start]) {
			start++;
		}
		int end = 0;
		while (end < most - start && old[this.beforeEnd - 1 - end] == now[this.afterEnd - 1 - end]) {
			end++;
		}
		return new Gap(this.before + start, this.beforeEnd - end, this.after + start, this.afterEnd - end);
	}

}
