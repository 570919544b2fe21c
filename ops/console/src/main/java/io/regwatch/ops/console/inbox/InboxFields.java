package io.regwatch.ops.console.inbox;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;

import io.regwatch.ops.console.security.ConsoleEnabled;
import io.regwatch.store.RecordRowMapper;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** What the inbox shows beside the API's list. */
@Repository
@ConsoleEnabled
class InboxFields {

	private static final String FIND_DATES = """
			SELECT id, effective_at
			FROM reference_update
			WHERE id = ANY (CAST(:ids AS uuid[])) AND effective_at IS NOT NULL
			""";

	private static final String FIND_SOURCES = """
			SELECT id, title, geography
			FROM source
			WHERE EXISTS (
				SELECT
				FROM reference
				JOIN visible_reference AS visible
					ON visible.reference_id = reference.id AND visible.workspace_id = :workspace
				WHERE reference.source_id = source.id)
			ORDER BY geography, title, id
			""";

	private final JdbcClient jdbc;

	InboxFields(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/** From when updates apply, of those where it is stated. */
	Map<UUID, Instant> findEffectiveDates(Collection<UUID> updates) {
		return this.jdbc.sql(FIND_DATES)
			.param("ids", updates.stream().map(UUID::toString).toArray(String[]::new))
			.query(RecordRowMapper.of(EffectiveDate.class))
			.list()
			.stream()
			.collect(Collectors.toMap(EffectiveDate::id, EffectiveDate::effectiveAt));
	}

	/** The sources of which the workspace sees something. */
	List<SourceOption> findSources(UUID workspace) {
		return this.jdbc.sql(FIND_SOURCES)
			.param("workspace", workspace)
			.query(RecordRowMapper.of(SourceOption.class))
			.list();
	}

	/** A value of the filter by source. */
	record SourceOption(String id, String title, String geography) {

	}

	private record EffectiveDate(UUID id, Instant effectiveAt) {

	}

}
