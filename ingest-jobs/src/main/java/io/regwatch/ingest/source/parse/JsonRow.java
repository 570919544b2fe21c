package io.regwatch.ingest.source.parse;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.source.catalogue.FieldRule;
import io.regwatch.ingest.source.catalogue.JsonLocation;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * An element of a JSON array, or a member of an object.
 *
 * @param node the value
 * @param key name of the member; {@code null} if it is none
 * @param group that it belongs to; {@code null} if there are no groups
 */
public record JsonRow(JsonNode node, @Nullable String key, @Nullable Heading<JsonRow> group) implements Row {

	public JsonRow(JsonNode node) {
		this(node, null, null);
	}

	/**
	 * A row in the place of this one.
	 * @param other its value
	 * @return a row with the same key and group
	 */
	public JsonRow with(JsonNode other) {
		return new JsonRow(other, this.key, this.group);
	}

	@Override
	public @Nullable String find(FieldRule rule) {
		return source(rule).map((row) -> row.value(rule)).orElse(null);
	}

	@Override
	public List<String> findAll(FieldRule rule) {
		return source(rule).stream().flatMap((row) -> row.values(rule)).toList();
	}

	private Optional<JsonRow> source(FieldRule rule) {
		return (rule.heading() == null) ? Optional.of(this) : Optional.ofNullable(this.group).map(Heading::source);
	}

	private @Nullable String value(FieldRule rule) {
		if (rule.key() != null) {
			return this.key;
		}
		return (rule.pointer() != null) ? text(read(rule, rule.pointer())) : null;
	}

	private Stream<String> values(FieldRule rule) {
		if (rule.pointer() == null) {
			return Stream.ofNullable(value(rule));
		}
		JsonNode found = read(rule, rule.pointer());
		Stream<JsonNode> values = found.isArray() ? found.valueStream() : Stream.of(found);
		return values.flatMap((value) -> Stream.ofNullable(text(value)));
	}

	private JsonNode read(FieldRule rule, String pointer) {
		if (rule.otherwise() == null) {
			IncludedResources.require(this.node, pointer);
		}
		return JsonLocation.find(this.node, pointer);
	}

	@Override
	public String text() {
		return this.node.toString();
	}

	/**
	 * Writes a value as text.
	 * @param value of any type
	 * @return {@code null} if there is nothing
	 */
	public static @Nullable String text(JsonNode value) {
		if (value.isMissingNode() || value.isNull()) {
			return null;
		}
		if (value.isArray()) {
			return value.valueStream()
				.flatMap((element) -> Stream.ofNullable(text(element)))
				.collect(Collectors.joining(", "));
		}
		return value.isValueNode() ? value.asString() : value.toString();
	}

}
