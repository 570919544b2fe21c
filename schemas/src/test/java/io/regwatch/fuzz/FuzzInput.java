package io.regwatch.fuzz;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads values out of an input; at its end all numbers are 0 and all texts empty. */
public final class FuzzInput {

	private final ByteBuffer bytes;

	public FuzzInput(byte[] input) {
		this.bytes = ByteBuffer.wrap(input);
	}

	public boolean hasMore() {
		return this.bytes.hasRemaining();
	}

	/**
	 * Reads a small number.
	 * @param bound more than any result, at most 256
	 */
	public int number(int bound) {
		return hasMore() ? Byte.toUnsignedInt(this.bytes.get()) % bound : 0;
	}

	public <T> T one(List<T> values) {
		return values.get(number(values.size()));
	}

	/** Reads a text up to the end of a line. */
	public String line() {
		int from = this.bytes.position();
		while (hasMore()) {
			if (this.bytes.get() == '\n') {
				return text(from, this.bytes.position() - 1);
			}
		}
		return text(from, this.bytes.position());
	}

	private String text(int from, int to) {
		return new String(this.bytes.array(), from, to - from, StandardCharsets.UTF_8);
	}

}
