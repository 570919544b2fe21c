package io.regwatch.ingest.source.catalogue;

import java.time.DateTimeException;
import java.time.zone.ZoneRulesProvider;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.format.Format;
import io.regwatch.scheduling.Schedule;
import org.jsoup.select.QueryParser;

/**
 * A format that a catalogue's JSON Schema names and whose values are compiled to check
 * them, so that a mistake is reported with its line.
 */
final class ValueFormat implements Format {

	static final List<Format> ALL = List.of(new ValueFormat("time-zone", true, ValueFormat::requireRegion),
			new ValueFormat("quartz-cron", true, Schedule::requireCron),
			new ValueFormat("java-regex", false, Pattern::compile),
			new ValueFormat("css-selector", false, QueryParser::parse),
			new ValueFormat("json-location", true, JsonLocation::require),
			new ValueFormat("locale", true, DateRule::requireLocale),
			new ValueFormat("date-pattern", false, (pattern) -> DateRule.formatter(pattern, Locale.ENGLISH)));

	private final String name;

	/** Whether a message of the compiler names what it expects. */
	private final boolean explains;

	private final Consumer<String> compiler;

	private ValueFormat(String name, boolean explains, Consumer<String> compiler) {
		this.name = name;
		this.explains = explains;
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

	/** Why a value is refused. The format is named where the compiler does not say it. */
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
		catch (IllegalArgumentException | IllegalStateException | DateTimeException ex) {
			String reason = String.valueOf(ex.getMessage()).lines().findFirst().orElse("");
			return Optional
				.of(this.explains ? reason : "not a valid %s: %s".formatted(this.name.replace('-', ' '), reason));
		}
	}

	/** Not an offset, which has no summer time, nor anything that Quartz misreads. */
	private static void requireRegion(String zone) {
		if (!ZoneRulesProvider.getAvailableZoneIds().contains(zone)) {
			throw new IllegalArgumentException("There is no time zone '%s'".formatted(zone));
		}
	}

}
