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

/** Converts schemas to those of LangChain4j. */
final class JsonSchemas {

	private JsonSchemas() {
	}

	static ResponseFormat of(ResponseSchema shape) {
		return ResponseFormat.builder()
			.type(ResponseFormatType.JSON)
			.jsonSchema(JsonSchema.builder().name(shape.name()).rootElement(object(shape.fields())).build())
			.build();
	}

	private static JsonObjectSchema object(List<SchemaField> fields) {
		JsonObjectSchema.Builder object = JsonObjectSchema.builder();
		fields.forEach((field) -> object.addProperty(field.name(), element(field)));
		return object.required(fields.stream().map(SchemaField::name).toList()).additionalProperties(false).build();
	}

	private static JsonSchemaElement element(SchemaField field) {
		return switch (field) {
			case SchemaField.Text text -> JsonStringSchema.builder().description(text.description()).build();
			case SchemaField.Whole number -> JsonIntegerSchema.builder().description(number.description()).build();
			case SchemaField.Choice choice ->
				JsonEnumSchema.builder().description(choice.description()).enumValues(choice.values()).build();
			case SchemaField.Texts texts ->
				JsonArraySchema.builder().description(texts.description()).items(new JsonStringSchema()).build();
			case SchemaField.Items items ->
				JsonArraySchema.builder().description(items.description()).items(object(items.fields())).build();
		};
	}

}
