package io.regwatch.ingest.source.parse;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.source.catalogue.FieldRule;
import io.regwatch.ingest.source.catalogue.JsonLocation;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** An element of a JSON array. */
public record JsonRow(JsonNode node) implements Row {

	@Override
	public @Nullable String find(FieldRule rule) {
		return (rule.pointer() != null) ? text(JsonLocation.find(this.node, rule.pointer())) : null;
	}

	@Override
	public List<String> findAll(FieldRule rule) {
		if (rule.pointer() == null) {
			return List.of();
		}
		JsonNode found = JsonLocation.find(this.node, rule.pointer());
		Stream<JsonNode> values = found.isArray() ? found.valueStream() : Stream.of(found);
		return values.flatMap((value) -> Stream.ofNullable(text(value))).toList();
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
