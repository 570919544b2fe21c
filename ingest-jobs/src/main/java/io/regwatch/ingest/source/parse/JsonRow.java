package io.regwatch.ingest.source.parse;

import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.regwatch.ingest.source.catalogue.FieldRule;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** An element of a JSON array. */
public record JsonRow(JsonNode node) implements Row {

	@Override
	public @Nullable String find(FieldRule rule) {
		return (rule.pointer() != null) ? text(this.node.at(rule.pointer())) : null;
	}

	private static @Nullable String text(JsonNode value) {
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
