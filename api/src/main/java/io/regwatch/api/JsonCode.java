package io.regwatch.api;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import io.regwatch.schema.CodedEnum;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonSerialize;

/** Serialized as its code, such as {@code in_force}. */
@Target(ElementType.FIELD)
@Retention(RetentionPolicy.RUNTIME)
@JacksonAnnotationsInside
@JsonSerialize(using = JsonCode.Serializer.class)
public @interface JsonCode {

	final class Serializer extends ValueSerializer<CodedEnum> {

		@Override
		public void serialize(CodedEnum value, JsonGenerator json, SerializationContext context) {
			json.writeString(value.code());
		}

	}

}
