package io.regwatch.api.profile;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

import io.regwatch.api.profile.Profile.Product;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The products of profiles. */
@Repository
class Products {

	private static final String FIND = """
			SELECT id, name, description, position
			FROM product
			WHERE workspace_id = :workspace
			ORDER BY position
			""";

	private static final String REMOVE_OTHERS = """
			DELETE FROM product
			WHERE workspace_id = :workspace AND id <> ALL (CAST(:ids AS uuid[]))
			""";

	private static final String SAVE = """
			INSERT INTO product (workspace_id, id, name, description, position)
			SELECT :workspace, given.id, given.name, given.description, given.place - 1
			FROM unnest(CAST(:ids AS uuid[]), CAST(:names AS text[]), CAST(:descriptions AS text[])) WITH ORDINALITY
				AS given (id, name, description, place)
			ON CONFLICT (workspace_id, id) DO UPDATE
			SET name = excluded.name, description = excluded.description, position = excluded.position
			""";

	private static final String NEW_IDS = """
			SELECT uuidv7()
			FROM generate_series(1, :number)
			""";

	private final JdbcClient jdbc;

	Products(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	List<Product> findOf(UUID workspace) {
		return new ArrayList<>(this.jdbc.sql(FIND).param("workspace", workspace).query(Product.class).list());
	}

	Iterator<UUID> newIds(int number) {
		List<UUID> ids = new ArrayList<>(this.jdbc.sql(NEW_IDS).param("number", number).query(UUID.class).list());
		return ids.iterator();
	}

	/** Saves products in their order and removes all others. */
	void replace(UUID workspace, List<Product> products) {
		String[] ids = texts(products, (product) -> product.id().toString());
		this.jdbc.sql(REMOVE_OTHERS).param("workspace", workspace).param("ids", ids).update();
		this.jdbc.sql(SAVE)
			.param("workspace", workspace)
			.param("ids", ids)
			.param("names", texts(products, Product::name))
			.param("descriptions", texts(products, Product::description))
			.update();
	}

	private static String[] texts(List<Product> products, Function<Product, String> text) {
		return products.stream().map(text).toArray(String[]::new);
	}

}
