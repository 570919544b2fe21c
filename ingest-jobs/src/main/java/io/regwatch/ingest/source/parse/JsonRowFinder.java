package io.regwatch.ingest.source.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import io.regwatch.ingest.source.catalogue.JsonLocation;
import io.regwatch.ingest.source.catalogue.RowList;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Finds the rows of a JSON document, which may stand in groups.
 *
 * @param list that says where they are
 * @param included what the document includes beside them
 */
record JsonRowFinder(RowList list, IncludedResources included) {

	/** Some authorities leave an array out if there is nothing in it. */
	private static final Integer NOTHING = 0;

	/** The rows of all groups; a group without rows may lack the array. */
	List<JsonRow> rows(JsonNode document, @Nullable Integer total) throws UnreadablePageException {
		String items = Objects.requireNonNull(this.list.items(), "The schema requires it");
		boolean nothing = NOTHING.equals(total);
		if (this.list.headings() == null) {
			return rows(document, items, null, nothing);
		}
		List<JsonRow> rows = new ArrayList<>();
		for (JsonRow group : rows(document, this.list.headings(), null, nothing)) {
			rows.addAll(rows(group.node(), items, new Heading<>(group, group.text()), true));
		}
		return rows;
	}

	private List<JsonRow> rows(JsonNode parent, String location, @Nullable Heading<JsonRow> group, boolean optional)
			throws UnreadablePageException {
		JsonNode values = JsonLocation.find(parent, location);
		if (values.isObject() && !location.isEmpty()) {
			values = JsonNodeFactory.instance.arrayNode().add(values);
		}
		if (!values.isArray() && !((values.isMissingNode() || values.isNull()) && optional)) {
			throw new UnreadablePageException("there is no array at '%s'".formatted(location));
		}
		List<String> keys = JsonLocation.keys(parent, location);
		List<JsonRow> rows = new ArrayList<>();
		for (JsonNode value : values) {
			String key = (keys.size() == values.size()) ? keys.get(rows.size()) : "";
			rows.add(new JsonRow(this.included.in(value), key.isEmpty() ? null : key, group));
		}
		return rows;
	}

}
