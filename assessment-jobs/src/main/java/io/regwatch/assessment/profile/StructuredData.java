package io.regwatch.assessment.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What pages say for machines (schema.org in JSON-LD). */
final class StructuredData {

	private final List<JsonNode> things = new ArrayList<>();

	StructuredData(List<WebPage> pages) {
		pages.stream().flatMap((page) -> page.structuredData().stream()).forEach(this::read);
	}

	/** Things of a type, in their order. */
	Stream<Thing> find(String type) {
		return this.things.stream()
			.filter((thing) -> isA(thing, type))
			.map((thing) -> new Thing(text(thing, "name"), text(thing, "description")))
			.filter((thing) -> !thing.name().isEmpty());
	}

	private void read(String json) {
		try {
			collect(JsonMapper.shared().readTree(json));
		}
		catch (JacksonException ex) {
			// Many sites get it wrong; the page's text is read in any case.
			return;
		}
	}

	private void collect(JsonNode node) {
		if (node.isObject() && node.has("@type")) {
			this.things.add(node);
		}
		node.valueStream().forEach(this::collect);
	}

	private static boolean isA(JsonNode thing, String type) {
		JsonNode types = thing.get("@type");
		return types.isArray() ? types.valueStream().anyMatch((one) -> one.asString("").equals(type))
				: types.asString("").equals(type);
	}

	private static String text(JsonNode thing, String field) {
		return WebPage.clean(thing.path(field).asString(""));
	}

	record Thing(String name, String description) {

	}

}
