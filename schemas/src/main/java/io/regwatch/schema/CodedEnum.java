package io.regwatch.schema;

import java.util.Locale;

/**
 * An enum constant with a code: its name in lower case, as it is in the database, in JSON
 * and in catalogue files, such as {@code in_force}.
 */
public interface CodedEnum {

	/**
	 * The constant's name in Java.
	 * @return upper case with underscores
	 */
	String name();

	/**
	 * The constant as it is stored and shown.
	 * @return lower case with underscores
	 */
	default String code() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * The constant with a code.
	 * @param <E> the enum
	 * @param type the enum
	 * @param code as {@link #code()} gives it
	 * @return the constant
	 * @throws IllegalArgumentException if the enum has none with this code
	 */
	static <E extends Enum<E> & CodedEnum> E of(Class<E> type, String code) {
		return Enum.valueOf(type, code.toUpperCase(Locale.ROOT));
	}

}
