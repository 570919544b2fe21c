package io.regwatch.ingest.extract;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import org.apache.tika.langdetect.opennlp.OpenNLPDetector;
import org.apache.tika.language.detect.LanguageResult;
import org.jspecify.annotations.Nullable;

/** Guesses the language of a text from its first few thousand characters. */
final class Languages {

	private static final int SAMPLE = 4_000;

	private static final int TOO_SHORT = 60;

	private static final Map<String, String> TWO_LETTERS = Stream.of(Locale.getISOLanguages())
		.collect(Collectors.toMap((code) -> Locale.of(code).getISO3Language(), Function.identity(), (a, b) -> a));

	private final OpenNLPDetector detector = new OpenNLPDetector();

	/** Returns an ISO 639-1 code, or {@code null} when too uncertain. */
	@Nullable String of(List<Block> blocks) {
		String sample = sample(blocks);
		if (sample.length() < TOO_SHORT) {
			return null;
		}
		this.detector.reset();
		this.detector.addText(sample);
		LanguageResult best = this.detector.detect();
		return best.isReasonablyCertain() ? TWO_LETTERS.get(best.getLanguage()) : null;
	}

	private static String sample(List<Block> blocks) {
		StringBuilder sample = new StringBuilder();
		for (Block block : blocks) {
			if (block.kind() != BlockKind.FURNITURE) {
				sample.append(block.text(), 0, Math.min(block.text().length(), SAMPLE)).append('\n');
			}
			if (sample.length() >= SAMPLE) {
				return sample.substring(0, SAMPLE);
			}
		}
		return sample.toString();
	}

}
