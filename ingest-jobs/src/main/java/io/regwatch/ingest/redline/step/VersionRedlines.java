package io.regwatch.ingest.redline.step;

import java.util.Optional;
import java.util.UUID;

import io.regwatch.ingest.redline.TextComparison;
import io.regwatch.ingest.update.ComparisonLimit;

import org.springframework.stereotype.Component;

/** Compares any two versions of a reference. */
@Component
public class VersionRedlines {

	private final VersionTexts texts;

	private final ComparisonLimit limit;

	VersionRedlines(VersionTexts texts, ComparisonLimit limit) {
		this.texts = texts;
		this.limit = limit;
	}

	/**
	 * Compares two versions.
	 * @param from id of the old version
	 * @param to id of the new version, of the same reference
	 * @return empty if no extractor version has read both
	 * @throws io.regwatch.schema.text.CpuLimitException if it needs too much CPU time
	 */
	public Optional<TextComparison> compare(UUID from, UUID to) {
		return this.texts.find(from, to).map((texts) -> this.limit.call(texts::compare));
	}

}
