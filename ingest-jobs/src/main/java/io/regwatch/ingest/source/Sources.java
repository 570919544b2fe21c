package io.regwatch.ingest.source;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import io.regwatch.ingest.source.catalogue.BuiltInSources;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.YamlFile;
import io.regwatch.scheduling.CronSchedules;
import io.regwatch.scheduling.Schedule;
import io.regwatch.scheduling.WorkKind;
import io.regwatch.schema.CodedEnum;
import io.regwatch.store.Outbox;
import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionTemplate;

/** The sources that runs know: those of the catalogue and folders that were ingested. */
@Repository
public class Sources {

	private static final String SAVE = """
			INSERT INTO source (id, title, geography, institution_name, kind, definition, audience, redistribution,
				catalogue_file)
			VALUES (:id, :title, :geography, :institution, :kind, :definition::jsonb, :audience, :redistribution, :file)
			ON CONFLICT (id) DO UPDATE
			SET title = excluded.title, geography = excluded.geography, institution_name = excluded.institution_name,
				kind = excluded.kind, definition = excluded.definition, audience = excluded.audience,
				redistribution = excluded.redistribution, catalogue_file = excluded.catalogue_file,
				file_state = 'valid',
				revision = source.revision + 1, changed_at = now()
			WHERE source.definition <> excluded.definition
				OR source.catalogue_file IS DISTINCT FROM excluded.catalogue_file
				OR source.file_state <> 'valid'
			RETURNING CASE WHEN revision = 1 THEN 'new' ELSE 'changed' END
			""";

	private static final String SET_STATE = """
			UPDATE source
			SET state = :state
			WHERE id = :id
			""";

	private static final String SET_FILE_STATE = """
			UPDATE source
			SET file_state = :state
			WHERE id = :id AND file_state <> :state
			""";

	private static final String DELETE = """
			DELETE FROM source
			WHERE id = :id
			""";

	private static final String FIND = """
			SELECT definition
			FROM source
			WHERE id = :id
			""";

	private static final String FIND_STATUS = """
			SELECT state, file_state
			FROM source
			WHERE id = :id
			""";

	private static final String LOCK_STATUS = FIND_STATUS + """
			FOR NO KEY UPDATE
			""";

	private static final String FIND_ALL = """
			SELECT definition
			FROM source
			ORDER BY geography, title, id
			""";

	private static final String FIND_ENABLED = """
			SELECT definition
			FROM source
			WHERE state = 'enabled' AND file_state = 'valid'
			ORDER BY geography, title, id
			""";

	private static final String LOCK_ENABLED = """
			SELECT definition
			FROM source
			WHERE state = 'enabled' AND file_state = 'valid'
			ORDER BY id
			FOR SHARE
			""";

	private final JdbcClient jdbc;

	private final Outbox outbox;

	private final CronSchedules schedules;

	private final TransactionTemplate transaction;

	Sources(JdbcClient jdbc, Outbox outbox, CronSchedules schedules, TransactionTemplate transaction) {
		this.jdbc = jdbc;
		this.outbox = outbox;
		this.schedules = schedules;
		this.transaction = transaction;
	}

	/**
	 * Saves a source that no catalogue file describes, with its schedule.
	 * @param source new or changed
	 */
	public void save(SourceDefinition source) {
		save(source, null);
	}

	/**
	 * Saves a source with its schedule. Its definition is valid now; what operators
	 * decided about it remains.
	 * @return {@code new}, {@code changed}, or empty if it was the same already
	 */
	Optional<String> save(SourceDefinition source, @Nullable Path file) {
		return this.transaction.execute((status) -> write(source, file));
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

	/**
	 * Enables, pauses, disables or removes a source; its schedule follows. It stays so
	 * until somebody decides otherwise.
	 * @param id of a source
	 * @param state from now on
	 * @return {@code false} if it is unknown
	 */
	public boolean setState(String id, SourceState state) {
		return update(SET_STATE, id, state);
	}

	/**
	 * Deletes a source with all that was read of it and all that was made of that, in the
	 * caller's transaction. Files stay in the store.
	 * @param id of a source
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public void delete(String id) {
		this.outbox.addAllOfSource(id);
		this.schedules.set(WorkKind.INGEST, id, null);
		this.jdbc.sql(DELETE).param("id", id).update();
	}

	/** Records whether a catalogue file describes a source; its schedule follows. */
	boolean setFileState(String id, FileState state) {
		return update(SET_FILE_STATE, id, state);
	}

	private boolean update(String sql, String id, CodedEnum state) {
		return this.transaction.execute((status) -> {
			int updated = this.jdbc.sql(sql).param("id", id).param("state", state.code()).update();
			if (updated > 0) {
				reschedule(get(id));
			}
			return updated > 0;
		});
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
	 * Finds whether a source is read.
	 * @param id of a source
	 * @return empty if it is unknown
	 */
	public Optional<SourceStatus> findStatus(String id) {
		return this.jdbc.sql(FIND_STATUS).param("id", id).query(RecordRowMapper.of(SourceStatus.class)).optional();
	}

	/**
	 * Finds whether a source is read; nobody else decides about that until the caller's
	 * transaction ends, which must be active.
	 * @param id of a source
	 * @return empty if it is unknown
	 */
	@Transactional(propagation = Propagation.MANDATORY)
	public Optional<SourceStatus> lockStatus(String id) {
		return this.jdbc.sql(LOCK_STATUS).param("id", id).query(RecordRowMapper.of(SourceStatus.class)).optional();
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

	/**
	 * Lists the sources that are read on their schedules and on request.
	 * @return by geography, then title
	 */
	public List<SourceDefinition> findEnabled() {
		return this.jdbc.sql(FIND_ENABLED).query(Sources::definition).list();
	}

	/** Schedules all enabled sources, and no others. */
	void schedule() {
		this.transaction.executeWithoutResult((status) -> this.schedules.align(WorkKind.INGEST, this::scheduled));
	}

	private Optional<String> write(SourceDefinition source, @Nullable Path file) {
		Optional<String> change = this.jdbc.sql(SAVE)
			.param("id", source.id())
			.param("title", source.title())
			.param("geography", source.geography())
			.param("institution", source.institution())
			.param("kind", source.kind())
			.param("definition", YamlFile.MAPPER.writeValueAsString(source))
			.param("audience", source.audience().code())
			.param("redistribution", source.redistribution().code())
			.param("file", (file != null) ? file.toString() : null)
			.query(String.class)
			.optional();
		if (change.isPresent()) {
			this.outbox.addAllOfSource(source.id());
			reschedule(source);
		}
		return change;
	}

	private void reschedule(SourceDefinition source) {
		boolean scheduled = findStatus(source.id()).orElseThrow().isScheduled();
		this.schedules.set(WorkKind.INGEST, source.id(), scheduled ? schedule(source) : null);
	}

	private Map<String, Schedule> scheduled() {
		return this.jdbc.sql(LOCK_ENABLED)
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
