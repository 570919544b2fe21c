package io.regwatch.ingest.extract.markup.plain;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Pattern;

import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * The values of YAML 1.2 with the keys that lead to them. How they are indented, quoted
 * and commented on says nothing, and neither does the order of keys where programs write
 * it, as in JSON (RFC 8259).
 */
final class YamlEntries {

	private static final LoadSettings SETTINGS = LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();

	private static final Pattern PARAGRAPH_END = Pattern.compile("\\n\\s*+\\n");

	private static final Pattern JSON = Pattern.compile("\\s*+[\\[{]");

	/** Deeper ones are read by lines. */
	private static final int MAX_DEPTH = 200;

	private final Deque<YamlCollection> open = new ArrayDeque<>(
			List.of(new YamlCollection(YamlCollection.Kind.STREAM)));

	private YamlEntries() {
	}

	/**
	 * Reads a stream of documents.
	 * @throws YamlEngineException if it is no YAML
	 */
	static List<YamlEntry> of(String text) {
		YamlEntries entries = new YamlEntries();
		// The parser takes no tabs between the values of JSON, and none can be in them.
		boolean json = JSON.matcher(text).lookingAt();
		new Parse(SETTINGS).parseString(json ? text.replace('\t', ' ') : text).forEach(entries::read);
		return entries.open.element().entries();
	}

	private void read(Event event) {
		switch (event.getEventId()) {
			case Scalar -> value(((ScalarEvent) event).getValue());
			case Alias -> value("*" + ((AliasEvent) event).getAlias());
			case MappingStart -> start(((MappingStartEvent) event).isFlow() ? YamlCollection.Kind.FLOW_MAPPING
					: YamlCollection.Kind.MAPPING);
			case SequenceStart -> start(YamlCollection.Kind.SEQUENCE);
			case MappingEnd, SequenceEnd -> {
				YamlCollection ended = this.open.pop();
				this.open.element().add(ended.isEmpty() ? List.of(entry("")) : ended.entries());
			}
			case StreamStart, StreamEnd, DocumentStart, DocumentEnd, Comment -> {
			}
		}
	}

	private void value(String value) {
		YamlCollection collection = this.open.element();
		if (collection.isAtKey()) {
			collection.begin(value);
		}
		else {
			// A block of several paragraphs is as many.
			collection.add(PARAGRAPH_END.splitAsStream(value).map(this::entry).toList());
		}
	}

	private void start(YamlCollection.Kind kind) {
		if (this.open.element().isAtKey() || this.open.size() > MAX_DEPTH) {
			throw new YamlEngineException("A key that is no scalar, or too many levels");
		}
		this.open.push(new YamlCollection(kind));
	}

	private YamlEntry entry(String value) {
		return new YamlEntry(this.open.reversed().stream().flatMap(YamlCollection::key).toList(), 0, value);
	}

}
