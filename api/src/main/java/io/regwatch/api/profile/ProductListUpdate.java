package io.regwatch.api.profile;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;

import io.regwatch.api.ListFields;
import io.regwatch.api.TextFields;
import io.regwatch.api.PatchField;
import io.regwatch.api.error.InvalidInputException;
import io.regwatch.api.profile.Profile.Product;
import io.regwatch.api.security.Uuids;
import org.jspecify.annotations.Nullable;

/** Replaces the products of a profile by a full list. */
final class ProductListUpdate {

	private final Map<UUID, Product> present = new HashMap<>();

	private final Set<UUID> named = new HashSet<>();

	private final Supplier<UUID> newId;

	private int position;

	ProductListUpdate(List<Product> present, Supplier<UUID> newId) {
		present.forEach((product) -> this.present.put(product.id(), product));
		this.newId = newId;
	}

	List<Product> changed(PatchField<List<@Nullable ProductChange>> given) {
		return ListFields.of("products", given, this::read);
	}

	private Product read(String field, @Nullable ProductChange change) {
		if (change == null) {
			throw new InvalidInputException("Field '%s' must be an object".formatted(field));
		}
		Product product = (change.id() != null) ? find(field + ".id", change.id().value()) : null;
		UUID id = (product != null) ? product.id() : this.newId.get();
		String name = (change.name() != null || product == null)
				? TextFields.name(field + ".name", value(change.name())) : product.name();
		String description = (change.description() != null)
				? TextFields.description(field + ".description", change.description().value())
				: (product != null) ? product.description() : "";
		return new Product(id, name, description, this.position++);
	}

	private Product find(String field, @Nullable String id) {
		Product product = Uuids.parse(String.valueOf(id)).map(this.present::get).orElse(null);
		if (product == null) {
			throw new InvalidInputException(
					"Field '%s' is '%s', which is no product of this profile: leave it out for a new one"
						.formatted(field, id));
		}
		if (!this.named.add(product.id())) {
			throw new InvalidInputException("Field '%s' is '%s', which is there twice".formatted(field, id));
		}
		return product;
	}

	private static @Nullable String value(@Nullable PatchField<String> given) {
		return (given != null) ? given.value() : null;
	}

}
