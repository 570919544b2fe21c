package io.regwatch.schema.text;

/** A text that counts how often its characters are read, and fails beyond a limit. */
final class BoundedText implements CharSequence {

	private static final long MIN_READS = 5_000_000;

	private static final long READS_PER_CHARACTER = 200;

	private static final int READS_PER_CHECK = 1 << 14;

	private final String text;

	private long reads;

	BoundedText(String text) {
		this.text = text;
	}

	@Override
	public char charAt(int index) {
		if ((++this.reads & (READS_PER_CHECK - 1)) == 0) {
			check();
		}
		return this.text.charAt(index);
	}

	@Override
	public int length() {
		return this.text.length();
	}

	@Override
	public CharSequence subSequence(int start, int end) {
		return this.text.substring(start, end);
	}

	@Override
	public String toString() {
		return this.text;
	}

	private void check() {
		if (this.reads > MIN_READS + READS_PER_CHARACTER * this.text.length()) {
			throw new PatternLimitException(
					"A pattern needs too many steps on a text of %d characters".formatted(this.text.length()));
		}
		if (Thread.currentThread().isInterrupted()) {
			throw new PatternLimitException("Interrupted while a pattern was searched");
		}
	}

}
