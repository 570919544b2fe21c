package io.regwatch.api.profile;

import io.regwatch.api.PatchField;
import org.jspecify.annotations.Nullable;

/** A new product, or with an id changes of an existing one. */
record ProductChange(@Nullable PatchField<String> id, @Nullable PatchField<String> name,
		@Nullable PatchField<String> description) {

}
