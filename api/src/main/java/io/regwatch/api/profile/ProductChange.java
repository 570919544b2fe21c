package io.regwatch.api.profile;

import io.regwatch.api.PatchField;
import org.jspecify.annotations.Nullable;

/** A new product, or with id what changes of one that is there. */
record ProductChange(@Nullable PatchField<String> id, @Nullable PatchField<String> name,
		@Nullable PatchField<String> description) {

}
