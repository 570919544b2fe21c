package io.regwatch.ingest.extract.markup.plain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/** A collection of YAML that is open, with what it holds so far. */
final class YamlCollection {

	private final Kind kind;

	private final List<Value> values = new ArrayList<>();

	private @Nullable String key;

	YamlCollection(Kind kind) {
		this.kind = kind;
	}

	/** Whether the next value is a key. */
	boolean isAtKey() {
		return this.key == null && (this.kind == Kind.MAPPING || this.kind == Kind.FLOW_MAPPING);
	}

	void begin(String key) {
		this.key = key;
	}

	/** The key whose value comes next. */
	Stream<String> key() {
		return Stream.ofNullable(this.key);
	}

	void add(List<YamlEntry> entries) {
		this.values.add(new Value((this.key != null) ? this.key : "", entries));
		this.key = null;
	}

	boolean isEmpty() {
		return this.values.isEmpty();
	}

	List<YamlEntry> entries() {
		Stream<List<YamlEntry>> entries = switch (this.kind) {
			case STREAM, MAPPING -> this.values.stream().map(Value::entries);
			case FLOW_MAPPING -> this.values.stream().sorted(Comparator.comparing(Value::key)).map(Value::entries);
			case SEQUENCE -> this.values.stream().map(Value::asItem);
		};
		return entries.flatMap(List::stream).toList();
	}

	/** Kinds of collections. Programs write mappings in flow style, in any order. */
	enum Kind {

		/** All documents of a file. */
		STREAM,

		/** A list. */
		SEQUENCE,

		/** Keys with their values. */
		MAPPING,

		/** Keys with their values, in the style of JSON. */
		FLOW_MAPPING

	}

	/**
	 * A value with its key, if it has one.
	 */
	private record Value(String key, List<YamlEntry> entries) {

		List<YamlEntry> asItem() {
			return IntStream.range(0, this.entries.size())
				.mapToObj((at) -> (at == 0) ? this.entries.get(at).asItem() : this.entries.get(at))
				.toList();
		}

	}

}
