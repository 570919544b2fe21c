package io.regwatch.ingest.compare;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import io.regwatch.reading.DateKind;
import io.regwatch.reading.StatedDate;
import io.regwatch.reading.TextReader;
import io.regwatch.reading.TextReading;
import io.regwatch.schema.Block;
import org.jspecify.annotations.Nullable;

/** The day from which a document says that it applies. */
final class EffectiveDateInText {

	private EffectiveDateInText() {
	}

	/**
	 * Finds the first day that is said of the whole document: from when it applies, else
	 * when it enters into force.
	 * @param published day of publication, from which some documents count; {@code null}
	 * if unknown
	 */
	static Optional<Instant> find(List<Block> blocks, @Nullable Instant published) {
		TextReading reading = TextReader.read(blocks);
		LocalDate publication = (published != null) ? LocalDate.ofInstant(published, ZoneOffset.UTC) : null;
		return Stream.of(DateKind.APPLIES_FROM, DateKind.ENTERS_INTO_FORCE)
			.flatMap(reading::dates)
			.filter(StatedDate::ofWholeText)
			.flatMap((date) -> date.on(publication).stream())
			.map((day) -> day.atStartOfDay(ZoneOffset.UTC).toInstant())
			.findFirst();
	}

}
