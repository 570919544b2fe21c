package io.regwatch.api.workspace;

import io.regwatch.api.FieldText;
import org.jspecify.annotations.Nullable;

record NewWorkspace(@Nullable String name) {

	String checkedName() {
		return FieldText.name("name", this.name);
	}

}
