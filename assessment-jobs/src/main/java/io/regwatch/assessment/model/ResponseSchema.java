package io.regwatch.assessment.model;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;

/**
 * The schema of an answer: a flat object.
 *
 * @param name of it, for providers
 * @param fields that are all there
 */
public record ResponseSchema(String name, List<SchemaField> fields) {

	private static final int MOST_PROBLEMS = 5;

	public ResponseSchema {
		fields = List.copyOf(fields);
	}

	/** Violations of the schema, worded for the model; empty if there are none. */
	List<String> problems(JsonNode answer) {
		List<String> problems = new ArrayList<>();
		check(this.fields, answer, "", problems);
		return problems.stream().limit(MOST_PROBLEMS).toList();
	}

	private static void check(List<SchemaField> fields, JsonNode object, String path, List<String> problems) {
		if (!object.isObject()) {
			problems.add("%s is not an object".formatted(path.isEmpty() ? "the answer" : "'" + path + "'"));
			return;
		}
		for (SchemaField field : fields) {
			String place = path.isEmpty() ? field.name() : path + "." + field.name();
			JsonNode value = object.get(field.name());
			if (value == null || value.isNull()) {
				problems.add("field '%s' is missing".formatted(place));
			}
			else {
				check(field, value, place, problems);
			}
		}
	}

	private static void check(SchemaField field, JsonNode value, String place, List<String> problems) {
		switch (field) {
			case SchemaField.Text _ -> require(value.isString(), place, "is not a string", problems);
			case SchemaField.Whole _ ->
				require(value.isIntegralNumber() && value.canConvertToInt(), place, "is not a whole number", problems);
			case SchemaField.Choice choice -> require(value.isString() && choice.values().contains(value.asString()),
					place, "is not one of " + choice.values(), problems);
			case SchemaField.Texts _ -> require(value.isArray() && value.valueStream().allMatch(JsonNode::isString),
					place, "is not a list of strings", problems);
			case SchemaField.Items items -> {
				require(value.isArray(), place, "is not a list", problems);
				for (int i = 0; value.isArray() && i < value.size(); i++) {
					check(items.fields(), value.get(i), "%s[%d]".formatted(place, i), problems);
				}
			}
		}
	}

	private static void require(boolean condition, String place, String problem, List<String> problems) {
		if (!condition) {
			problems.add("field '%s' %s".formatted(place, problem));
		}
	}

}
