package io.regwatch.api;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

import io.regwatch.api.error.InvalidInputException;
import org.jspecify.annotations.Nullable;

/** Validates lists of a body; entries are named {@code field[0]} and so on. */
public final class ListFields {

	private static final int MAX = 500;

	private ListFields() {
	}

	/**
	 * Validates a list.
	 * @param <T> type of its entries
	 * @param <R> type of the checked entries
	 * @param field its name
	 * @param given its value
	 * @param check of an entry by its name
	 * @return the checked entries
	 */
	public static <T, R> List<R> of(String field, PatchField<List<@Nullable T>> given,
			BiFunction<String, @Nullable T, R> check) {
		List<@Nullable T> entries = given.value();
		if (entries == null) {
			throw new InvalidInputException(
					"Field '%s' must be a list: leave it out to keep what is there".formatted(field));
		}
		if (entries.size() > MAX) {
			throw new InvalidInputException("Field '%s' has more than %d entries".formatted(field, MAX));
		}
		List<R> checked = new ArrayList<>();
		for (int index = 0; index < entries.size(); index++) {
			checked.add(check.apply("%s[%d]".formatted(field, index), entries.get(index)));
		}
		return checked;
	}

}
