package io.regwatch.ingest.source;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

import io.regwatch.store.Outbox;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** The sources that runs know: those of the catalogue and folders that were ingested. */
@Repository
@EnableConfigurationProperties(Catalogue.class)
public class Sources {

	private static final String SAVE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, audience, redistribution)
			VALUES (:id, :title, :geography, :institution, :kind, :definition::jsonb, :audience, :redistribution)
			ON CONFLICT (id) DO UPDATE
			SET title = excluded.title, geography = excluded.geography, institution_name = excluded.institution_name,
				kind = excluded.kind, definition = excluded.definition, audience = excluded.audience,
				redistribution = excluded.redistribution, revision = source.revision + 1, changed_at = now()
			WHERE source.definition <> excluded.definition
			""";

	private static final String FIND = """
			SELECT definition
			FROM source
			WHERE id = :id
			""";

	private static final String FIND_ALL = """
			SELECT definition
			FROM source
			ORDER BY geography, title, id
			""";

	private final JdbcClient jdbc;

	private final Outbox outbox;

	private final Catalogue catalogue;

	Sources(JdbcClient jdbc, Outbox outbox, Catalogue catalogue) {
		this.jdbc = jdbc;
		this.outbox = outbox;
		this.catalogue = catalogue;
	}

	/**
	 * Saves a source, new or changed.
	 * @param source to save
	 */
	@Transactional
	public void save(SourceDefinition source) {
		int changed = this.jdbc.sql(SAVE)
			.param("id", source.id())
			.param("title", source.title())
			.param("geography", source.geography())
			.param("institution", source.institution())
			.param("kind", source.kind())
			.param("definition", YamlFile.MAPPER.writeValueAsString(source))
			.param("audience", source.audience().code())
			.param("redistribution", source.redistribution().code())
			.update();
		if (changed > 0) {
			this.outbox.addAllOfSource(source.id());
		}
	}

	/**
	 * Saves what the catalogue's files say now.
	 * @throws InvalidFileException if one of them does not follow its schema; none is
	 * saved then
	 */
	@Transactional
	public void load() {
		this.catalogue.read().forEach(this::save);
	}

	/**
	 * Finds a source.
	 * @param id of a source
	 * @return empty if it is unknown
	 */
	public Optional<SourceDefinition> find(String id) {
		return this.jdbc.sql(FIND).param("id", id).query(Sources::definition).optional();
	}

	/**
	 * Returns a source that must be there.
	 * @param id of a source
	 * @return the source
	 * @throws IllegalArgumentException if it is unknown
	 */
	public SourceDefinition get(String id) {
		return find(id).orElseThrow(() -> new IllegalArgumentException("There is no source '" + id + "'"));
	}

	/**
	 * Lists all sources.
	 * @return by geography, then title
	 */
	public List<SourceDefinition> findAll() {
		return this.jdbc.sql(FIND_ALL).query(Sources::definition).list();
	}

	private static SourceDefinition definition(ResultSet row, int number) throws SQLException {
		return YamlFile.MAPPER.readValue(row.getString("definition"), SourceDefinition.class);
	}

}
