package io.regwatch.ingest.source.parse;

import java.util.Optional;

import io.regwatch.schema.text.BoundedPattern;
import org.jspecify.annotations.Nullable;

/** Reads the number of rows that a list reports, with the digits of any script. */
final class ReportedTotal {

	private static final BoundedPattern THOUSANDS = BoundedPattern
		.compile("(?<=\\p{Nd})[\\s\\p{Z},.'\u2019\u066c](?=\\p{Nd}{3}(?!\\p{Nd}))");

	private static final BoundedPattern NUMBER = BoundedPattern.compile("\\p{Nd}{1,9}");

	private ReportedTotal() {
	}

	static Optional<Integer> of(@Nullable String text) {
		return Optional.ofNullable(text)
			.map((total) -> THOUSANDS.replaceAll(total.strip(), ""))
			.filter(NUMBER::matches)
			.map(Integer::valueOf);
	}

}
