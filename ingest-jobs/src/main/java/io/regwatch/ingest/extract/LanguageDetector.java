package io.regwatch.ingest.extract;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.schema.Block;
import io.regwatch.schema.BlockKind;
import io.regwatch.schema.Extraction;
import org.apache.tika.langdetect.opennlp.OpenNLPDetector;
import org.apache.tika.language.detect.LanguageResult;
import org.jspecify.annotations.Nullable;

import org.springframework.util.function.SingletonSupplier;

/**
 * Guesses the language of a text from its first few thousand characters. The model takes
 * a second and 100 MB to load, at first use, and so it is here once, not in each child.
 */
final class LanguageDetector {

	private static final int SAMPLE = 4_000;

	private static final int TOO_SHORT = 60;

	// The scores of some hundred languages sum up to 1: only their ratio is significant.
	private static final float CLEAR_LEAD = 1.25F;

	private static final Map<String, String> TWO_LETTERS = Stream.of(Locale.getISOLanguages())
		.collect(Collectors.toMap((code) -> Locale.of(code).getISO3Language(), Function.identity(), (a, b) -> a));

	private static final SingletonSupplier<Thread> LOADING = SingletonSupplier
		.of(() -> Thread.ofPlatform().daemon().name("language-model").start(OpenNLPDetector::new));

	private final Lock lock = new ReentrantLock();

	/** Loads the model while a child reads the first file. */
	void prepare() {
		LOADING.obtain();
	}

	/** Returns the text with its ISO 639-1 code, or without one when too uncertain. */
	Extraction.Text told(Extraction.Text text) {
		return new Extraction.Text(text.mediaType(), text.title(), languageOf(sample(text.blocks())), text.pages(),
				text.blocks());
	}

	private @Nullable String languageOf(String sample) {
		if (sample.length() < TOO_SHORT) {
			return null;
		}
		List<LanguageResult> best = detect(sample).stream()
			.filter((result) -> TWO_LETTERS.containsKey(result.getLanguage()))
			.limit(2)
			.toList();
		boolean certain = best.get(0).getRawScore() > best.get(1).getRawScore() * CLEAR_LEAD;
		return certain ? TWO_LETTERS.get(best.get(0).getLanguage()) : null;
	}

	private List<LanguageResult> detect(String sample) {
		this.lock.lock();
		try {
			OpenNLPDetector detector = new OpenNLPDetector();
			detector.addText(sample);
			return detector.detectAll();
		}
		finally {
			this.lock.unlock();
		}
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
