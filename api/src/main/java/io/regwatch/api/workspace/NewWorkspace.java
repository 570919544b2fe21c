package io.regwatch.api.workspace;

import io.regwatch.api.TextFields;
import org.jspecify.annotations.Nullable;

record NewWorkspace(@Nullable String name) {

	String checkedName() {
		return TextFields.name("name", this.name);
	}

}
