package io.regwatch.ingest.source.list;

import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;

import io.regwatch.ingest.source.catalogue.RowList;
import io.regwatch.ingest.source.catalogue.YamlFile;
import io.regwatch.ingest.source.parse.FieldReader;
import io.regwatch.ingest.source.parse.JsonRow;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes one row of all rows with the same key, also of those on different pages. */
final class RowGrouper {

	private final RowList.Group rule;

	private final Map<String, List<Member>> members = new LinkedHashMap<>();

	RowGrouper(RowList.Group rule) {
		this.rule = rule;
	}

	/** Adds a row; {@code false} if it has no key. */
	boolean add(JsonRow row, URI page) {
		FieldReader reader = new FieldReader(row, page);
		String key = reader.readId(this.rule.by());
		if (key == null) {
			return false;
		}
		String order = Objects.requireNonNullElse(reader.read(this.rule.order()), "");
		this.members.computeIfAbsent(key, (_) -> new ArrayList<>()).add(new Member(row, order, page));
		return true;
	}

	int size() {
		return this.members.size();
	}

	void forEach(BiConsumer<JsonRow, URI> consumer) {
		this.members.values().forEach((group) -> consumer.accept(merged(group), group.getFirst().page()));
	}

	private static JsonRow merged(List<Member> group) {
		List<Member> sorted = group.stream().sorted(Comparator.comparing(Member::order)).toList();
		ObjectNode whole = YamlFile.MAPPER.createObjectNode();
		whole.set("first", sorted.getFirst().row().node());
		whole.set("last", sorted.getLast().row().node());
		whole.set("min",
				extreme(sorted, (one, other) -> (one.asString("").compareTo(other.asString("")) <= 0) ? one : other));
		whole.set("max",
				extreme(sorted, (one, other) -> (one.asString("").compareTo(other.asString("")) >= 0) ? one : other));
		whole.set("all", all(sorted));
		return sorted.getFirst().row().with(whole);
	}

	/** Of each member, all different values in their order. */
	private static ObjectNode all(List<Member> group) {
		Map<String, Set<JsonNode>> values = new LinkedHashMap<>();
		group.stream()
			.flatMap((member) -> member.row().node().properties().stream())
			.filter((member) -> !member.getValue().isNull())
			.forEach((member) -> values.computeIfAbsent(member.getKey(), (_) -> new LinkedHashSet<>())
				.add(member.getValue()));
		ObjectNode all = YamlFile.MAPPER.createObjectNode();
		values.forEach((name, different) -> all.putArray(name).addAll(different));
		return all;
	}

	/** Of each member with plain values, the least or the greatest of them. */
	private static ObjectNode extreme(List<Member> group, BinaryOperator<JsonNode> better) {
		Map<String, JsonNode> values = new LinkedHashMap<>();
		group.stream()
			.flatMap((member) -> member.row().node().properties().stream())
			.filter((member) -> member.getValue().isValueNode() && !member.getValue().isNull())
			.forEach((member) -> values.merge(member.getKey(), member.getValue(), better));
		return YamlFile.MAPPER.createObjectNode().setAll(values);
	}

	private record Member(JsonRow row, String order, URI page) {

	}

}
