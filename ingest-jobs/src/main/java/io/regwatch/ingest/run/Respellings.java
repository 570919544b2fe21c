package io.regwatch.ingest.run;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import io.regwatch.store.RecordRowMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Listed items that have the id of a known reference in another spelling. */
@Repository
class Respellings {

	/** Items with unknown ids, and references that the listing does not name. */
	private static final String FIND_UNPAIRED = """
			WITH paired AS MATERIALIZED (
				SELECT listed.id AS item, listed.external_id, coalesce(listed.open, true) AS open,
					known.external_id AS reference
				FROM (
					SELECT id, external_id, stage <> 'done' AND former_external_id IS NULL AS open
					FROM run_item
					WHERE run_id = :run AND origin = 'listed') AS listed
				FULL JOIN (SELECT external_id FROM reference WHERE source_id = :source) AS known
					ON known.external_id = listed.external_id
			)
			SELECT item, coalesce(external_id, reference) AS external_id
			FROM paired
			WHERE (item IS NULL OR reference IS NULL) AND open
				AND EXISTS (SELECT FROM paired WHERE item IS NULL)
				AND EXISTS (SELECT FROM paired WHERE reference IS NULL AND open)
			""";

	private static final String SET_FORMER = """
			UPDATE run_item
			SET former_external_id = given.former
			FROM unnest(CAST(:items AS bigint[]), CAST(:former AS text[])) AS given (item, former)
			WHERE run_item.id = given.item
			""";

	private final JdbcClient jdbc;

	Respellings(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Finds and records the items of a run.
	 * @param run whose listed items are written
	 * @param taken ids of references that other items are
	 * @return each such item with its former id
	 */
	List<RunItem> find(Run run, Set<String> taken) {
		Map<String, List<Unpaired>> bySpelling = this.jdbc.sql(FIND_UNPAIRED)
			.param("run", run.id())
			.param("source", run.sourceId())
			.query(RecordRowMapper.of(Unpaired.class))
			.list()
			.stream()
			.filter((unpaired) -> unpaired.item() != null || !taken.contains(unpaired.externalId()))
			.collect(Collectors.groupingBy((unpaired) -> ExternalIds.fold(unpaired.externalId())));
		List<RunItem> items = bySpelling.values().stream().flatMap((same) -> pair(run, same).stream()).toList();
		this.jdbc.sql(SET_FORMER)
			.param("items", items.stream().map(RunItem::id).toArray(Long[]::new))
			.param("former", items.stream().map(RunItem::formerId).toArray(String[]::new))
			.update();
		return items;
	}

	/** One item and one reference, else it is not certain which is which. */
	private static Optional<RunItem> pair(Run run, List<Unpaired> same) {
		List<Unpaired> items = same.stream().filter((unpaired) -> unpaired.item() != null).toList();
		List<Unpaired> references = same.stream().filter((unpaired) -> unpaired.item() == null).toList();
		if (items.size() != 1 || references.size() != 1) {
			return Optional.empty();
		}
		Unpaired item = items.getFirst();
		return Optional.of(Renumberings.item(run, Objects.requireNonNull(item.item()), item.externalId(),
				references.getFirst().externalId()));
	}

	/**
	 * An id on one side only.
	 *
	 * @param item that has it; {@code null} for the id of a reference
	 */
	record Unpaired(@Nullable Long item, String externalId) {

	}

}
