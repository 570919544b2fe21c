package io.regwatch.api.error;

import java.util.Collection;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JacksonException.Reference;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.MismatchedInputException;

/** Explains why a body could not be parsed. */
final class JsonErrorMessage {

	private JsonErrorMessage() {
	}

	static String explain(Throwable failure) {
		return switch (failure.getCause()) {
			case MismatchedInputException mismatch when !mismatch.getPath().isEmpty() ->
				"Field '%s' must be %s".formatted(path(mismatch), name(mismatch.getTargetType()));
			case DatabindException _ -> "The body must be a JSON object";
			case JacksonException malformed -> "The body is not well-formed JSON: line %d, column %d"
				.formatted(malformed.getLocation().getLineNr(), malformed.getLocation().getColumnNr());
			case null, default -> "The body must be JSON";
		};
	}

	private static String name(@Nullable Class<?> type) {
		if (type == null) {
			return "of another type";
		}
		if (type == String.class) {
			return "a string";
		}
		return Collection.class.isAssignableFrom(type) ? "a list" : "an object";
	}

	private static String path(DatabindException mismatch) {
		return mismatch.getPath()
			.stream()
			.map(JsonErrorMessage::step)
			.collect(Collectors.joining())
			.replaceFirst("^\\.", "");
	}

	private static String step(Reference reference) {
		return (reference.getPropertyName() != null) ? "." + reference.getPropertyName()
				: "[%d]".formatted(reference.getIndex());
	}

}
