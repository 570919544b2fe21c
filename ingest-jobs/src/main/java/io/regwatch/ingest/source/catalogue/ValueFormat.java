package io.regwatch.ingest.source.catalogue;

import java.time.DateTimeException;
import java.time.zone.ZoneRulesProvider;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import com.jayway.jsonpath.JsonPathException;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.format.Format;
import io.regwatch.scheduling.Schedule;
import org.jsoup.select.QueryParser;

/**
 * A format that a catalogue's JSON Schema names and whose values are compiled to check
 * them, so that a mistake is reported with its line.
 */
final class ValueFormat implements Format {

	static final List<Format> ALL = List.of(new ValueFormat("time-zone", ValueFormat::requireRegion),
			new ValueFormat("quartz-cron", Schedule::requireCron), new ValueFormat("java-regex", Pattern::compile),
			new ValueFormat("css-selector", QueryParser::parse),
			new ValueFormat("json-location", JsonLocation::require), new ValueFormat("locale", DateRule::requireLocale),
			new ValueFormat("date-pattern", (pattern) -> DateRule.formatter(pattern, Locale.ENGLISH)));

	private final String name;

	private final Consumer<String> compiler;

	private ValueFormat(String name, Consumer<String> compiler) {
		this.name = name;
		this.compiler = compiler;
	}

	@Override
	public String getName() {
		return this.name;
	}

	@Override
	public boolean matches(ExecutionContext context, String value) {
		return reason(value).isEmpty();
	}

	/** Why a value is refused: the compiler's own words. */
	static Optional<String> reason(String format, String value) {
		return ALL.stream()
			.map(ValueFormat.class::cast)
			.filter((known) -> known.name.equals(format))
			.flatMap((known) -> known.reason(value).stream())
			.findFirst();
	}

	private Optional<String> reason(String value) {
		try {
			this.compiler.accept(value);
			return Optional.empty();
		}
		catch (IllegalArgumentException | IllegalStateException | DateTimeException | JsonPathException ex) {
			return Optional.of(String.valueOf(ex.getMessage()));
		}
	}

	/** Not an offset, which has no summer time, nor anything that Quartz misreads. */
	private static void requireRegion(String zone) {
		if (!ZoneRulesProvider.getAvailableZoneIds().contains(zone)) {
			throw new IllegalArgumentException("There is no time zone '%s'".formatted(zone));
		}
	}

}
