package io.regwatch.ingest.source;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.catalogue.BuiltInSources;
import io.regwatch.ingest.source.catalogue.Catalogue;
import io.regwatch.ingest.source.catalogue.InvalidFileException;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.YamlFile;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.Schedule;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.store.Outbox;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.support.TransactionTemplate;

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

	private static final String LOCK_ALL = """
			SELECT definition
			FROM source
			ORDER BY id
			FOR SHARE
			""";

	private final JdbcClient jdbc;

	private final Outbox outbox;

	private final CronSchedules schedules;

	private final Catalogue catalogue;

	private final TransactionTemplate transaction;

	Sources(JdbcClient jdbc, Outbox outbox, CronSchedules schedules, Catalogue catalogue,
			TransactionTemplate transaction) {
		this.jdbc = jdbc;
		this.outbox = outbox;
		this.schedules = schedules;
		this.catalogue = catalogue;
		this.transaction = transaction;
	}

	/**
	 * Saves a source, new or changed, with its schedule.
	 * @param source to save
	 */
	public void save(SourceDefinition source) {
		this.transaction.executeWithoutResult((status) -> write(source));
	}

	/**
	 * Saves what the catalogue's files say now, and schedules all sources that there are.
	 * @throws InvalidFileException if one of them does not follow its schema; none is
	 * saved then
	 */
	public void load() {
		List<SourceDefinition> stated = this.catalogue.read();
		stated.forEach(this::save);
		renewAdopted(stated.stream().map(SourceDefinition::id).collect(Collectors.toSet()));
		this.transaction.executeWithoutResult((status) -> this.schedules.align(WorkKind.INGEST, this::scheduled));
	}

	/**
	 * Saves a shipped source, so that it is read from now on.
	 * @param id of a shipped source
	 * @return {@code false} if there is none
	 */
	public boolean adopt(String id) {
		Optional<SourceDefinition> shipped = BuiltInSources.all()
			.stream()
			.filter((source) -> source.id().equals(id))
			.findFirst();
		shipped.ifPresent(this::save);
		return shipped.isPresent();
	}

	/** Adopted sources follow the files of the release that runs. */
	private void renewAdopted(Set<String> stated) {
		Set<String> others = findAll().stream()
			.filter((source) -> source.folder() == null)
			.map(SourceDefinition::id)
			.filter((id) -> !stated.contains(id))
			.collect(Collectors.toSet());
		if (!others.isEmpty()) {
			BuiltInSources.all().stream().filter((source) -> others.contains(source.id())).forEach(this::save);
		}
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

	private void write(SourceDefinition source) {
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
			this.schedules.set(WorkKind.INGEST, source.id(), schedule(source));
		}
	}

	private Map<String, Schedule> scheduled() {
		return this.jdbc.sql(LOCK_ALL)
			.query(Sources::definition)
			.list()
			.stream()
			.filter((source) -> source.schedule() != null)
			.collect(Collectors.toMap(SourceDefinition::id, Sources::schedule));
	}

	private static @Nullable Schedule schedule(SourceDefinition source) {
		SourceDefinition.@Nullable Schedule stated = source.schedule();
		return (stated != null) ? new Schedule(stated.cron(), ZoneId.of(stated.zone())) : null;
	}

	private static SourceDefinition definition(ResultSet row, int number) throws SQLException {
		return YamlFile.MAPPER.readValue(row.getString("definition"), SourceDefinition.class);
	}

}
