package io.regwatch.assessment.company;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.IntStream;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reads profiles. */
@Repository
public class CompanyRepository {

	private static final String FIND = """
			SELECT profile.version, profile.company_description, profile.markets, profile.risk_classifications,
				profile.device_characteristics, profile.therapeutic_areas,
				array_agg(product.name ORDER BY product.position) FILTER (WHERE product.id IS NOT NULL) AS names,
				array_agg(product.description ORDER BY product.position) FILTER (WHERE product.id IS NOT NULL)
					AS descriptions
			FROM profile
			LEFT JOIN product ON product.workspace_id = profile.workspace_id
			WHERE profile.workspace_id = :workspace
			GROUP BY profile.workspace_id
			""";

	private final JdbcClient jdbc;

	CompanyRepository(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds the company of a workspace.
	 * @param workspace possibly gone
	 * @return as one statement sees it
	 */
	public Optional<Company> find(UUID workspace) {
		return this.jdbc.sql(FIND).param("workspace", workspace).query(CompanyRepository::company).optional();
	}

	private static Company company(ResultSet row, int number) throws SQLException {
		List<String> names = texts(row, "names");
		List<String> descriptions = texts(row, "descriptions");
		List<Company.Product> products = IntStream.range(0, names.size())
			.mapToObj((place) -> new Company.Product(names.get(place), descriptions.get(place)))
			.toList();
		return new Company(row.getLong("version"), row.getString("company_description"), texts(row, "markets"),
				texts(row, "risk_classifications"), texts(row, "device_characteristics"),
				texts(row, "therapeutic_areas"), products);
	}

	private static List<String> texts(ResultSet row, String column) throws SQLException {
		return (row.getArray(column) != null) ? Arrays.asList((String[]) row.getArray(column).getArray()) : List.of();
	}

}
