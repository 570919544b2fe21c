package io.regwatch.ingest.extract.markup.xml;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;

/**
 * The dates that attributes of Akoma Ntoso refer to: events of the life cycle, and groups
 * of time intervals between them.
 */
final class AknPeriods {

	private final Map<String, String> dates = new HashMap<>();

	private String group = "";

	/** Notes an element of the metadata, which precede the text. */
	void start(String element, Attributes attributes) {
		switch (element) {
			case "eventRef" -> put(attributes.getValue("eId"), attributes.getValue("date"));
			case "temporalGroup" -> this.group = Objects.requireNonNullElse(attributes.getValue("eId"), "");
			case "timeInterval" -> put(this.group,
					Stream.of("start", "end", "duration")
						.map(attributes::getValue)
						.filter(Objects::nonNull)
						.map(this::resolve)
						.collect(Collectors.joining(" to ")));
			default -> {
			}
		}
	}

	/** Returns the dates that a value refers to, or the value. */
	String resolve(String value) {
		return this.dates.getOrDefault(value, value);
	}

	private void put(@Nullable String id, @Nullable String date) {
		if (id != null && date != null) {
			this.dates.merge("#" + id, date, (first, second) -> first + ", " + second);
		}
	}

}
