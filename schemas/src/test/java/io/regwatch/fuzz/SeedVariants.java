package io.regwatch.fuzz;

import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;

import io.regwatch.trust.TrustCounts;

/** Seeds and variants of them, the same in every build. */
final class SeedVariants {

	private static final int VARIANTS = 1000;

	private static final int MAX_EDITS = 6;

	private final Random random = new Random(20260301);

	private final List<byte[]> seeds;

	SeedVariants(List<byte[]> seeds) {
		this.seeds = seeds;
	}

	void check(FuzzTarget target) {
		this.seeds.forEach((seed) -> check(target, seed));
		for (int number = 0; number < VARIANTS; number++) {
			byte[] input = one();
			for (int edits = 1 + this.random.nextInt(MAX_EDITS); edits > 0; edits--) {
				input = edited(input);
			}
			check(target, input);
		}
		TrustCounts.record("inputs of " + target.getClass().getSimpleName(), this.seeds.size() + VARIANTS,
				"seeds and their variants");
	}

	private static void check(FuzzTarget target, byte[] input) {
		try {
			target.check(input.clone());
		}
		catch (Throwable ex) {
			throw new AssertionError(
					"With the input '%s' (Base64): %s".formatted(Base64.getEncoder().encodeToString(input), ex), ex);
		}
	}

	/** Another seed's part, a repeated part, other bytes, or nothing takes a place. */
	private byte[] edited(byte[] input) {
		byte[] inserted = switch (this.random.nextInt(4)) {
			case 0 -> part(one());
			case 1 -> part(input);
			case 2 -> bytes();
			default -> new byte[0];
		};
		int from = this.random.nextInt(input.length + 1);
		int to = this.random.nextBoolean() ? from : Math.min(input.length, from + this.random.nextInt(8));
		byte[] edited = Arrays.copyOf(input, from + inserted.length + input.length - to);
		System.arraycopy(inserted, 0, edited, from, inserted.length);
		System.arraycopy(input, to, edited, from + inserted.length, input.length - to);
		return edited;
	}

	private byte[] part(byte[] input) {
		int from = this.random.nextInt(input.length + 1);
		return Arrays.copyOfRange(input, from, from + this.random.nextInt(input.length - from + 1));
	}

	private byte[] bytes() {
		byte[] bytes = new byte[1 + this.random.nextInt(4)];
		this.random.nextBytes(bytes);
		return bytes;
	}

	private byte[] one() {
		return this.seeds.get(this.random.nextInt(this.seeds.size()));
	}

}
