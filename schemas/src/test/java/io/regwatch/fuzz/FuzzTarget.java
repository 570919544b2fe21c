package io.regwatch.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;

/**
 * A test of what holds for any input. It runs on its seeds and on variants of them; with
 * {@code -Ptrust}, Jazzer looks for inputs that reach more code. An input that Jazzer
 * finds becomes a seed, so that it is tried in every build.
 */
public interface FuzzTarget {

	/**
	 * Checks what holds.
	 * @param input any bytes
	 * @throws Exception if it does not hold, as does any other throwable
	 */
	void check(byte[] input) throws Exception;

	/** Inputs to begin with: usual ones, and those that failed once. */
	List<byte[]> seeds();

	@Test
	default void checkHoldsForAnyInput() throws Exception {
		if (JazzerProcess.SECONDS > 0) {
			JazzerProcess.run(this);
		}
		else {
			new SeedVariants(seeds()).check(this);
		}
	}

	/** Seeds that are texts. */
	static List<byte[]> texts(String... texts) {
		return List.of(texts).stream().map((text) -> text.getBytes(StandardCharsets.UTF_8)).toList();
	}

	/** An input as a text; what is not UTF-8 is replaced. */
	static String text(byte[] input) {
		return new String(input, StandardCharsets.UTF_8);
	}

}
