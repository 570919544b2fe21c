package io.regwatch.ingest.update;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import io.regwatch.schema.Block;

/** Finds texts whose letters a program could not write: each became a question mark. */
public final class LostLetters {

	/** Fewer may be a rewording. */
	private static final int LEAST = 3;

	private static final Pattern WORD = Pattern.compile("\\p{L}*\\?[\\p{L}?]*\\p{L}[\\p{L}?]*");

	private LostLetters() {
	}

	/**
	 * A word that lost letters; empty if the text did not lose some that are not of ASCII
	 * for question marks.
	 * @param now blocks of a text
	 * @param before blocks of the text before
	 */
	public static Optional<String> find(List<Block> now, List<Block> before) {
		long marks = count(now, (character) -> character == '?') - count(before, (character) -> character == '?');
		long lost = count(before, LostLetters::isOther) - count(now, LostLetters::isOther);
		return (Math.min(marks, lost) >= LEAST) ? now.stream()
			.flatMap((block) -> WORD.matcher(block.text()).results())
			.map(MatchResult::group)
			.findFirst() : Optional.empty();
	}

	private static boolean isOther(int character) {
		return character > 127 && Character.isLetter(character);
	}

	private static long count(List<Block> blocks, IntPredicate counted) {
		return blocks.stream().flatMapToInt((block) -> block.text().codePoints()).filter(counted).count();
	}

}
