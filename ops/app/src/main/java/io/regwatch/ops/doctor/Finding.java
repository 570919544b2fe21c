package io.regwatch.ops.doctor;

import java.util.Locale;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * The result of a check.
 *
 * @param check its name, such as {@code memory}
 * @param level of the finding
 * @param message what was found
 * @param remedy what to do; {@code null} if it is in order
 */
public record Finding(String check, Level level, String message,
		@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String remedy) {

	static Finding ok(String check, String message) {
		return new Finding(check, Level.OK, message, null);
	}

	static Finding warning(String check, String message, String remedy) {
		return new Finding(check, Level.WARNING, message, remedy);
	}

	/**
	 * Something does not work.
	 * @param check its name
	 * @param message what was found
	 * @param remedy what to do
	 * @return the finding
	 */
	public static Finding error(String check, String message, String remedy) {
		return new Finding(check, Level.ERROR, message, remedy);
	}

	/** How bad a finding is. */
	public enum Level {

		/** In order. */
		OK,

		/** It works, but may fail soon or loses something. */
		WARNING,

		/** It does not work. */
		ERROR;

		/**
		 * Returns the code.
		 * @return in lower case
		 */
		@JsonValue
		public String code() {
			return name().toLowerCase(Locale.ROOT);
		}

	}

}
