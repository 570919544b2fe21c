package io.regwatch.api;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;

/**
 * A field of a PATCH body. An absent field is {@code null} itself; one that is present
 * and {@code null} is a field with the value {@code null}.
 *
 * @param <T> type of the field
 * @param value possibly {@code null}
 */
@JsonDeserialize(using = PatchField.Deserializer.class)
public record PatchField<T>(@Nullable T value) {

	static final class Deserializer extends ValueDeserializer<PatchField<?>> {

		private final @Nullable ValueDeserializer<?> content;

		/** Used by Jackson, which then calls {@code createContextual}. */
		Deserializer() {
			this(null);
		}

		private Deserializer(@Nullable ValueDeserializer<?> content) {
			this.content = content;
		}

		@Override
		public ValueDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
			JavaType type = property.getType().containedTypeOrUnknown(0);
			return new Deserializer(context.findContextualValueDeserializer(type, property));
		}

		@Override
		public PatchField<?> deserialize(JsonParser json, DeserializationContext context) {
			return new PatchField<>((this.content != null) ? this.content.deserialize(json, context) : null);
		}

		@Override
		public Object getNullValue(DeserializationContext context) {
			return new PatchField<>(null);
		}

		@Override
		public @Nullable Object getAbsentValue(DeserializationContext context) {
			return null;
		}

	}

}
