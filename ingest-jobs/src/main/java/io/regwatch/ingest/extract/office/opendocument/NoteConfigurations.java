package io.regwatch.ingest.extract.office.opendocument;

import java.util.HashMap;
import java.util.Map;

import io.regwatch.ingest.extract.office.xml.NoteNumber;
import io.regwatch.ingest.extract.office.xml.OfficeFilter;
import org.xml.sax.Attributes;

/** How an OpenDocument numbers the classes of its notes. */
final class NoteConfigurations extends OfficeFilter {

	private final Map<String, Configuration> configurations = new HashMap<>();

	@Override
	protected Use start(String element, Attributes attributes) {
		if (element.equals("text:notes-configuration")) {
			String before = value(attributes, "start-value", "");
			this.configurations.put(value(attributes, "note-class", ""), new Configuration(
					value(attributes, "num-format", "1"), before.matches("\\d{1,6}") ? Integer.parseInt(before) : 0));
		}
		return Use.KEPT;
	}

	/** The number of a note of a class, as texts refer to it. */
	String format(String noteClass, int number) {
		Configuration configuration = this.configurations.getOrDefault(noteClass, new Configuration("1", 0));
		return NoteNumber.of(configuration.format, configuration.before + number);
	}

	private record Configuration(String format, int before) {

	}

}
