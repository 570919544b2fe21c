package io.regwatch.ingest.redline;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import io.regwatch.ingest.redline.html.RedlineHtml;
import io.regwatch.ingest.update.Markdown;
import io.regwatch.ingest.update.TextDifference;
import io.regwatch.ingest.update.Tolerance;
import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.text.CpuPool;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Comparing texts that repeat one thing takes seconds of the processor at most, in
 * proportion to their length, which the system property
 * {@code regwatch.test.hostile-characters} sets.
 */
class HostileComparisonTests {

	private static final int CHARACTERS = 2 * Integer.getInteger("regwatch.test.hostile-characters", 30_000);

	/** To load the classes takes a second of the first. */
	private static final Duration LIMIT = Duration.ofSeconds(2).plusNanos(50_000L * CHARACTERS);

	@ParameterizedTest
	@ValueSource(strings = { "a\u0301\u0301\u0301\u0301\u0301\u0301", "a          ", "a", "ab ", "must not. ", "1.",
			"1 ", "a-", "(", "\uE000", "*1", "x | " })
	void comparisonOfTextsThatRepeatOneThingEnds(String unit) {
		String text = unit.repeat(CHARACTERS / unit.length());
		List<Block> before = List.of(block("The limit is 5. " + text), block(text));
		List<Block> after = List.of(block(text), block(text + " The limit is 6."));
		new CpuPool("test").call(LIMIT, () -> {
			Stream.of(Tolerance.values()).forEach((tolerance) -> TextDifference.between(before, after, tolerance));
			assertThat(RedlineHtml.fragment(Redline.between(before, after), null)).isNotEmpty();
			return assertThat(Markdown.of(after)).isNotEmpty();
		});
	}

	private static Block block(String text) {
		return new Block(0, 1, BlockKind.PARAGRAPH, 0, text);
	}

}
