package io.regwatch.api.workspace;

import io.regwatch.api.error.InvalidInputException;
import org.jspecify.annotations.Nullable;

record NewWorkspace(@Nullable String name) {

	private static final int LENGTH = 200;

	String checkedName() {
		if (this.name == null || this.name.isBlank()) {
			throw new InvalidInputException("Field 'name' is required");
		}
		if (this.name.codePointCount(0, this.name.length()) > LENGTH || this.name.indexOf('\0') >= 0) {
			throw new InvalidInputException("Field 'name' must have at most %d characters".formatted(LENGTH));
		}
		return this.name;
	}

}
