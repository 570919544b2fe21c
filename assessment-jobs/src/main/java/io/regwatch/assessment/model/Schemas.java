package io.regwatch.assessment.model;

import java.util.List;

import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonArraySchema;
import dev.langchain4j.model.chat.request.json.JsonEnumSchema;
import dev.langchain4j.model.chat.request.json.JsonIntegerSchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import dev.langchain4j.model.chat.request.json.JsonSchemaElement;
import dev.langchain4j.model.chat.request.json.JsonStringSchema;

/** Shapes as providers want them. */
final class Schemas {

	private Schemas() {
	}

	static ResponseFormat of(Shape shape) {
		return ResponseFormat.builder()
			.type(ResponseFormatType.JSON)
			.jsonSchema(JsonSchema.builder().name(shape.name()).rootElement(object(shape.fields())).build())
			.build();
	}

	private static JsonObjectSchema object(List<Field> fields) {
		JsonObjectSchema.Builder object = JsonObjectSchema.builder();
		fields.forEach((field) -> object.addProperty(field.name(), element(field)));
		return object.required(fields.stream().map(Field::name).toList()).additionalProperties(false).build();
	}

	private static JsonSchemaElement element(Field field) {
		return switch (field) {
			case Field.Text text -> JsonStringSchema.builder().description(text.description()).build();
			case Field.Whole number -> JsonIntegerSchema.builder().description(number.description()).build();
			case Field.Choice choice ->
				JsonEnumSchema.builder().description(choice.description()).enumValues(choice.values()).build();
			case Field.Texts texts ->
				JsonArraySchema.builder().description(texts.description()).items(new JsonStringSchema()).build();
			case Field.Items items ->
				JsonArraySchema.builder().description(items.description()).items(object(items.fields())).build();
		};
	}

}
