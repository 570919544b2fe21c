package io.regwatch.ingest.source.catalogue;

import com.fasterxml.jackson.annotation.JsonCreator;
import org.jspecify.annotations.Nullable;

/**
 * A column of a table, by its number or by its name. A name finds it also after another
 * column was inserted before it.
 *
 * @param number from 1; {@code null} if it is named
 * @param name as its header has it; {@code null} if it is numbered
 */
public record TableColumn(@Nullable Integer number, @Nullable String name) {

	@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
	static TableColumn of(int number) {
		return new TableColumn(number, null);
	}

	@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
	static TableColumn of(String name) {
		return new TableColumn(null, name);
	}

}
