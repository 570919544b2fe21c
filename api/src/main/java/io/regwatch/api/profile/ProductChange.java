package io.regwatch.api.profile;

import io.regwatch.api.Given;
import org.jspecify.annotations.Nullable;

/** A new product, or with id what changes of one that is there. */
record ProductChange(@Nullable Given<String> id, @Nullable Given<String> name, @Nullable Given<String> description) {

}
